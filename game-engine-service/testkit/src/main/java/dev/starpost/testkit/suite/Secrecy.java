package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.option.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What one viewer may and may not learn in one state. */
final class Secrecy<S, M, E> {
  private static final int IMAGINATIONS = 3;
  private static final int MOVES = 6;

  private final SecrecySuite<S, M, E> suite;
  private final Rules<S, M, E> rules;
  private final S state;
  private final Viewer viewer;
  private final Seeds.Case one;
  private final JsonNode view;
  private final List<Acted> acted = new ArrayList<>();

  /** A move that somebody could make here, and what comes of it. */
  private final class Acted {
    private final Seat by;
    private final M move;
    private final List<E> events;
    private final boolean drew;
    private final JsonNode shown;
    private final JsonNode viewAfter;

    Acted(S from, Seat by, M move) {
      SeededDice dice = new SeededDice(one.seed());
      Decision<E> decision = rules.decide(from, by, move, dice);
      if (!(decision instanceof Decision.Accepted<E> accepted)) {
        throw new AssertionError(by + " could make " + move + " in one of two states only");
      }
      this.by = by;
      this.move = move;
      this.events = accepted.events();
      this.drew = dice.drawn() > 0;
      this.shown = shown(events);
      S after = from;
      for (E event : events) {
        after = rules.apply(after, event);
      }
      this.viewAfter = view(after);
    }

    boolean mayBeTakenBack() {
      return !drew && events.stream().noneMatch(rules::isFinal);
    }
  }

  Secrecy(SecrecySuite<S, M, E> suite, S state, Viewer viewer, Seeds.Case one) {
    this.suite = suite;
    this.rules = suite.game().rules();
    this.state = state;
    this.viewer = viewer;
    this.one = one;
    this.view = view(state);
  }

  void check() {
    for (Seat seat : rules.awaiting(state)) {
      rules.options(state, seat).stream()
          .flatMap(option -> option.fillings(MOVES).stream())
          .limit(MOVES)
          .forEach(move -> acted.add(new Acted(state, seat, move)));
    }
    for (int i = 0; i < IMAGINATIONS; i++) {
      compare(rules.imagine(state, viewer, new SeededDice(one.seed() + i)));
    }
    sameNewsSameView();
  }

  private void compare(S imagined) {
    assertThat(view(imagined)).as("the view of %s", viewer).isEqualTo(view);
    assertThat(rules.awaiting(imagined)).as("who is awaited").isEqualTo(rules.awaiting(state));
    assertThat(rules.result(imagined)).as("the result").isEqualTo(rules.result(state));
    viewer.seat().ifPresent(seat -> compareOptions(imagined, seat));
    for (Acted here : acted) {
      if (viewer.is(here.by) || isOptionIn(imagined, here)) {
        compareNews(here, new Acted(imagined, here.by, here.move));
      }
    }
  }

  private void compareOptions(S imagined, Seat seat) {
    assertThat(rules.options(imagined, seat))
        .as("the options of %s", seat)
        .isEqualTo(rules.options(state, seat));
    assertThat(rules.question(imagined, seat))
        .as("the question to %s", seat)
        .isEqualTo(rules.question(state, seat));
  }

  private void compareNews(Acted here, Acted there) {
    if (viewer.is(here.by) && here.mayBeTakenBack()) {
      assertThat(there.shown)
          .as("%s could take back %s after it told them something", viewer, here.move)
          .isEqualTo(here.shown);
    }
    if (!suite.newsMayTellMoreThanViews() && here.viewAfter.equals(there.viewAfter)) {
      assertThat(there.shown)
          .as("what %s is told of %s by %s", viewer, here.move, here.by)
          .isEqualTo(here.shown);
    }
  }

  /** Two moves of another that look the same to the viewer must leave the viewer equal views. */
  private void sameNewsSameView() {
    Map<List<Object>, Acted> byNews = new LinkedHashMap<>();
    for (Acted each : acted) {
      if (!viewer.is(each.by)) {
        Acted alike = byNews.putIfAbsent(List.of(each.by, each.shown), each);
        if (alike != null) {
          assertThat(each.viewAfter)
              .as("%s is told the same of %s and %s", viewer, alike.move, each.move)
              .isEqualTo(alike.viewAfter);
        }
      }
    }
  }

  private boolean isOptionIn(S imagined, Acted here) {
    return Option.settle(rules.options(imagined, here.by), here.move).isPresent();
  }

  private JsonNode view(S of) {
    return GameJson.tree(rules.view(of, viewer));
  }

  private JsonNode shown(List<E> events) {
    List<JsonNode> seen =
        events.stream()
            .map(event -> rules.show(event, viewer))
            .flatMap(Optional::stream)
            .map(GameJson::tree)
            .toList();
    return GameJson.tree(seen);
  }
}
