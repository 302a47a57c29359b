package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.OptionDocument;
import dev.starpost.kernel.play.ExplainedOptions;
import dev.starpost.testkit.record.GameLog;
import dev.starpost.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** What one seat is told of its options in one state, and what comes of playing them. */
final class Explanations<S, M, E> {
  private static final int FILLINGS = 24;

  /** With so many different dice a move is played that draws. */
  private static final int LUCKS = 6;

  private final Game<S, M, E> game;
  private final Rules<S, M, E> rules;
  private final KnownThings things;
  private final S state;
  private final Seat seat;

  Explanations(Game<S, M, E> game, KnownThings things, S state, Seat seat) {
    this.game = game;
    this.rules = game.rules();
    this.things = things;
    this.state = state;
    this.seat = seat;
  }

  void check(Seeds.Case one) {
    List<OptionDocument> documents = explained(state, one);
    S alike = rules.determinize(state, Viewer.at(seat), new SeededDice(~one.seed()));
    assertThat(explained(alike, one))
        .as("the options of %s in a state that it cannot tell apart", seat)
        .isEqualTo(documents);
    rules
        .holdings(state, seat)
        .keySet()
        .forEach(word -> assertThat(things.isResource(word)).as("resource %s", word).isTrue());
    List<Option<M>> options = rules.options(state, seat);
    for (int i = 0; i < options.size(); i++) {
      OptionDocument document = documents.get(i);
      things.check(document);
      document.choose().forEach(things::check);
      compare(options.get(i), document);
    }
  }

  private List<OptionDocument> explained(S in, Seeds.Case one) {
    return new ExplainedOptions<>(
            game, GameLog.named(game, one.setup().players()), Language.ENGLISH)
        .of(in, seat);
  }

  private void compare(Option<M> option, OptionDocument document) {
    for (M move : option.fillings(FILLINGS)) {
      compare(move, document.changes().orElse(new TreeMap<>()), document.isFinal());
    }
    if (option.choosesOne()) {
      List<OptionDocument.Of> of = document.choose().get(0).of();
      for (int item = 0; item < of.size(); item++) {
        compare(
            option.fillWith(item),
            of.get(item).changes().orElse(new TreeMap<>()),
            document.isFinal());
      }
    }
  }

  private void compare(M move, SortedMap<String, Integer> hinted, boolean isFinal) {
    List<Played> plays = new ArrayList<>();
    for (int luck = 0; luck < LUCKS; luck++) {
      plays.add(new Played(move, luck));
    }
    Played first = plays.get(0);
    assertThat(isFinal && !first.isFinal)
        .as("%s is said to be final, but can be taken back", move)
        .isFalse();
    for (Map.Entry<String, Integer> hint : hinted.entrySet()) {
      if (first.drew) {
        assertThat(plays)
            .as("whatever the dice show, %s costs %s", move, hint)
            .allMatch(play -> play.change.getOrDefault(hint.getKey(), 0) >= hint.getValue());
      } else {
        assertThat(first.change).as("what comes of %s", move).contains(hint);
      }
    }
    if (first.drew) {
      for (String word : first.change.keySet()) {
        int most =
            plays.stream().mapToInt(play -> play.change.getOrDefault(word, 0)).max().orElse(0);
        SortedMap<String, Integer> price = rules.price(state, seat, move);
        assertThat(most < 0 && !price.containsKey(word))
            .as("%s costs %s before the dice are rolled, which its price does not say", move, word)
            .isFalse();
      }
    }
  }

  /** A move, played once. */
  private final class Played {
    private final boolean drew;
    private final boolean isFinal;
    private final SortedMap<String, Integer> change = new TreeMap<>();

    Played(M move, long luck) {
      SeededDice dice = new SeededDice(luck);
      Decision<E> decision = rules.decide(state, seat, move, dice);
      if (!(decision instanceof Decision.Accepted<E> accepted)) {
        throw new AssertionError(move + " is an option of " + seat + " but is refused");
      }
      S after = state;
      S own = null;
      for (E event : accepted.events()) {
        own = own == null && rules.isAftermath(event) ? after : own;
        after = rules.apply(after, event);
      }
      drew = dice.drawn() > 0 && own == null;
      isFinal =
          dice.drawn() > 0
              || accepted.events().stream().anyMatch(rules::isFinal)
              || rules.result(after).isPresent();
      SortedMap<String, Integer> before = rules.holdings(state, seat);
      rules
          .holdings(rules.carriedOut(own == null ? after : own, seat), seat)
          .forEach(
              (word, now) -> {
                if (!now.equals(before.get(word))) {
                  change.put(word, now - before.get(word));
                }
              });
    }
  }
}
