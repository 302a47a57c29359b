package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.option.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** What one viewer may and may not learn in one state. */
final class Secrecy<S, M, E> {
  private static final int DETERMINIZATIONS = 3;
  private static final int FILLINGS = 3;
  private static final int MOST_MOVES = 40;
  private static final int CHANGED_DRAWS = 4;

  private final SecrecySuite<S, M, E> suite;
  private final Rules<S, M, E> rules;
  private final S state;
  private final Viewer viewer;
  private final long seed;
  private final List<Seat> seats;
  private final JsonNode view;
  private final List<Acted> acted = new ArrayList<>();

  /** A move that somebody could make here, and what comes of it. */
  private final class Acted {
    private final S from;
    private final Seat by;
    private final M move;
    private final List<E> events;
    private final long drawn;
    private final JsonNode news;
    private final JsonNode lasting;
    private final JsonNode viewAfter;

    Acted(S from, Seat by, M move, Dice dice) {
      Decision<E> decision = rules.decide(from, by, move, dice);
      if (!(decision instanceof Decision.Accepted<E> accepted)) {
        throw new AssertionError(by + " could make " + move + " in one of two states only");
      }
      this.from = from;
      this.by = by;
      this.move = move;
      this.events = accepted.events();
      this.drawn = dice.drawn();
      this.news = News.of(suite, events, viewer);
      this.lasting = News.lasting(suite, events, viewer);
      S after = from;
      for (E event : events) {
        after = rules.apply(after, event);
      }
      this.viewAfter = view(after);
    }

    /** What the viewer would see after each event, were they shown one after the other. */
    List<JsonNode> viewsOnTheWay() {
      List<JsonNode> views = new ArrayList<>();
      S now = from;
      for (E event : events) {
        now = rules.apply(now, event);
        views.add(view(now));
      }
      return views;
    }

    boolean mayBeTakenBack() {
      return drawn == 0 && events.stream().noneMatch(rules::isFinal);
    }
  }

  Secrecy(SecrecySuite<S, M, E> suite, S state, Viewer viewer, Seeds.Case one) {
    this.suite = suite;
    this.rules = suite.game().rules();
    this.state = state;
    this.viewer = viewer;
    this.seed = one.seed();
    this.seats = one.setup().seats();
    this.view = view(state);
  }

  void check() {
    act();
    for (int i = 0; i < DETERMINIZATIONS; i++) {
      // Not the seed of the game, or the first determinization of its opening could be the truth.
      compare(rules.determinize(state, viewer, new SeededDice(~seed - i)));
    }
    alikeMoves();
    acted.forEach(this::hiddenDraws);
  }

  /** Some moves of everybody who could move, whichever options they come from. */
  private void act() {
    SplittableRandom random = new SplittableRandom(seed);
    for (Seat seat : seats) {
      List<Option<M>> options = new ArrayList<>(rules.options(state, seat));
      while (options.size() > MOST_MOVES / FILLINGS) {
        options.remove(random.nextInt(options.size()));
      }
      for (Option<M> option : options) {
        int fillings = option.choose().isEmpty() ? 1 : FILLINGS;
        for (int i = 0; i < fillings; i++) {
          acted.add(new Acted(state, seat, option.fillAtRandom(random), TryDice.of(seed)));
        }
      }
    }
  }

  private void compare(S determinized) {
    assertThat(view(determinized)).as("the view of %s", viewer).isEqualTo(view);
    assertThat(rules.awaiting(determinized)).as("who is awaited").isEqualTo(rules.awaiting(state));
    assertThat(rules.result(determinized)).as("the result").isEqualTo(rules.result(state));
    viewer.seat().ifPresent(seat -> compareOptions(determinized, seat));
    for (Acted here : acted) {
      if (viewer.is(here.by) || isOptionIn(determinized, here)) {
        compareOutcome(here, new Acted(determinized, here.by, here.move, TryDice.of(seed)));
      }
    }
    assertThat(rules.determinize(determinized, viewer, new SeededDice(seed)))
        .as("what %s determinizes, which must not depend on what is hidden from them", viewer)
        .isEqualTo(rules.determinize(state, viewer, new SeededDice(seed)));
  }

  private void compareOptions(S determinized, Seat seat) {
    assertThat(rules.options(determinized, seat))
        .as("the options of %s", seat)
        .isEqualTo(rules.options(state, seat));
    assertThat(rules.question(determinized, seat))
        .as("the question to %s", seat)
        .isEqualTo(rules.question(state, seat));
  }

  private void compareOutcome(Acted here, Acted there) {
    if (viewer.is(here.by) && here.mayBeTakenBack()) {
      assertThat(List.of(there.news, there.viewAfter))
          .as("%s could take back %s after it told them something", viewer, here.move)
          .isEqualTo(List.of(here.news, here.viewAfter));
    }
    sameViewSameNews(here, there);
  }

  /**
   * What can be seen on the way may be told, although it is gone at the end: a cube that is placed
   * where all see it and goes back to the stock in the same move.
   */
  private void sameViewSameNews(Acted here, Acted there) {
    if (here.viewAfter.equals(there.viewAfter)
        && !here.lasting.equals(there.lasting)
        && here.viewsOnTheWay().equals(there.viewsOnTheWay())) {
      assertThat(there.lasting)
          .as("what %s is told of %s by %s", viewer, here.move, here.by)
          .isEqualTo(here.lasting);
    }
  }

  /**
   * Two moves of one kind by another that are told alike must leave the viewer equal views, and if
   * they leave equal views they must be told alike.
   */
  private void alikeMoves() {
    Map<List<Object>, Acted> byNews = new LinkedHashMap<>();
    Map<List<Object>, Acted> byView = new LinkedHashMap<>();
    for (Acted each : acted) {
      if (viewer.is(each.by)) {
        continue;
      }
      Acted alike = byNews.putIfAbsent(List.of(each.by, each.news), each);
      if (alike != null) {
        assertThat(each.viewAfter)
            .as("%s is told the same of %s and %s", viewer, alike.move, each.move)
            .isEqualTo(alike.viewAfter);
      }
      Acted unseen =
          byView.putIfAbsent(List.of(each.by, each.move.getClass(), each.viewAfter), each);
      if (unseen != null) {
        sameViewSameNews(unseen, each);
      }
    }
  }

  /** What the dice decided and the viewer cannot see must not be told either. */
  private void hiddenDraws(Acted here) {
    for (int i = 0; i < Math.min(CHANGED_DRAWS, here.drawn); i++) {
      long changed = here.drawn - 1 - i;
      Dice dice = TryDice.withOneChanged(seed, changed);
      sameViewSameNews(here, new Acted(state, here.by, here.move, dice));
    }
  }

  private boolean isOptionIn(S determinized, Acted here) {
    return Option.settle(rules.options(determinized, here.by), here.move).isPresent();
  }

  private JsonNode view(S of) {
    return GameJson.tree(rules.view(of, viewer));
  }
}
