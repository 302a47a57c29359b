package dev.starpost.testkit.suite;

import static dev.starpost.testkit.suite.Noticing.assertFailure;

import dev.starpost.kernel.Component;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.GameTexts;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.Thing;
import dev.starpost.testkit.pebbles.Pebbles;
import dev.starpost.testkit.pebbles.Pebbles.Event;
import dev.starpost.testkit.pebbles.Pebbles.Move;
import dev.starpost.testkit.pebbles.PebblesGame;
import dev.starpost.testkit.pebbles.PebblesRules;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The suites of texts, rule coverage, recorded games and bots: with a game broken on purpose it
 * fails, and says why.
 */
class OtherSuitesTest {

  @Test
  void a_move_more_than_before() {
    assertFailure(
        OneMore.class,
        "positions_of_recorded_games_have_as_many_moves_and_replies_as_before",
        "two-players.json 1 seat 1");
  }

  static class OneMore extends BrokenGame {
    OneMore() {
      super(
          new PebblesRules() {
            @Override
            public List<Option<Move>> options(Pebbles game, Seat seat) {
              List<Option<Move>> options = super.options(game, seat);
              List<Option<Move>> more = new ArrayList<>(options);
              more.addAll(options.subList(0, Math.min(1, options.size())));
              return more;
            }
          });
    }
  }

  @Test
  void a_move_that_leads_to_something_else_than_before() {
    assertFailure(
        OtherRoll.class,
        "positions_of_recorded_games_have_as_many_moves_and_replies_as_before",
        "two-players.json 1 seat 1");
  }

  static class OtherRoll extends BrokenGame {
    OtherRoll() {
      super(
          new PebblesRules() {
            @Override
            public Decision<Event> decide(Pebbles game, Seat by, Move move, Dice dice) {
              return move instanceof Move.Roll
                  ? Decision.accepted(new Event.Rolled(by, dice.roll(6), 0))
                  : super.decide(game, by, move, dice);
            }
          });
    }
  }

  @Test
  void a_text_that_one_language_lacks() {
    assertFailure(HalfSaid.class, "every_text_exists_in_every_language", "texts in FRENCH");
  }

  static class HalfSaid extends BrokenGame {
    HalfSaid() {
      super(
          new PebblesGame() {
            @Override
            public Texts texts() {
              return GameTexts.of(HalfSaid.class, "pebbles-half-said");
            }
          });
    }
  }

  @Test
  void a_game_without_the_words_of_the_house() {
    assertFailure(Houseless.class, "every_text_exists_in_every_language", "GameTexts");
  }

  static class Houseless extends BrokenGame {
    Houseless() {
      super(
          new PebblesGame() {
            @Override
            public Texts texts() {
              return Texts.of(Houseless.class, "pebbles");
            }
          });
    }
  }

  @Test
  void an_option_that_cannot_be_read() {
    assertFailure(
        Speechless.class, "every_question_and_option_can_be_read", "no text \"label.mystery\"");
  }

  static class Speechless extends BrokenGame {
    Speechless() {
      super(
          new PebblesRules() {
            @Override
            protected Option<Move> take(int count) {
              return Option.of(new Move.Take(count), Text.of("label.mystery"), "PB-3.1");
            }
          });
    }
  }

  @Test
  void a_thing_that_is_in_the_box_twice_or_by_no_rule() {
    String named = "every_component_is_named_and_explained";
    assertFailure(Twice.class, named, "card:1 is there once");
    assertFailure(Ruleless.class, named, "the rule of card:9");
  }

  static class Twice extends BrokenGame {
    Twice() {
      super(
          new PebblesGame() {
            @Override
            public List<Component> components() {
              List<Component> all = new ArrayList<>(super.components());
              all.add(all.get(0));
              return all;
            }
          });
    }
  }

  static class Ruleless extends BrokenGame {
    Ruleless() {
      super(
          new PebblesGame() {
            @Override
            public List<Component> components() {
              Component card = super.components().get(0);
              return List.of(
                  new Component("card", "9", card.name(), card.text(), "PB-9.9", card.data()));
            }
          });
    }
  }

  @Test
  void a_word_in_a_view_that_nothing_explains() {
    assertFailure(Unexplained.class, "every_word_of_a_view_has_a_name", "red-pebble");
  }

  static class Unexplained extends BrokenGame {
    Unexplained() {
      super(
          new PebblesRules() {
            @Override
            public Object view(Pebbles game, Viewer viewer) {
              return List.of("red-pebble");
            }
          });
    }
  }

  @Test
  void a_cost_that_nobody_is_told_of_and_a_resource_that_is_none() {
    String explained = "options_say_what_they_are_about_cost_and_give";
    assertFailure(SecretCost.class, explained, "which its price does not say");
    assertFailure(Nameless.class, explained, "resource marbles");
    assertFailure(Astray.class, explained, "the kind of planet:earth");
  }

  /** The more is taken from the heap, the less the player has. */
  static class SecretCost extends BrokenGame {
    SecretCost() {
      super(
          new PebblesRules() {
            @Override
            public SortedMap<String, Integer> holdings(Pebbles game, Seat seat) {
              SortedMap<String, Integer> held = new TreeMap<>();
              held.put("pebbles", 2 * game.heap());
              return held;
            }
          });
    }
  }

  static class Nameless extends BrokenGame {
    Nameless() {
      super(
          new PebblesRules() {
            @Override
            public SortedMap<String, Integer> holdings(Pebbles game, Seat seat) {
              SortedMap<String, Integer> held = new TreeMap<>();
              held.put("marbles", 1);
              return held;
            }
          });
    }
  }

  static class Astray extends BrokenGame {
    Astray() {
      super(
          new PebblesRules() {
            @Override
            public List<Thing> about(Move move) {
              return List.of(new Thing("planet", "earth"));
            }
          });
    }
  }

  @Test
  void a_rule_that_no_test_cites_and_a_citation_of_no_rule() {
    String coverage = "every_numbered_rule_is_cited_by_a_test";
    assertFailure(MoreRules.class, coverage, "cited by no test");
    assertFailure(FewerRules.class, coverage, "not in RULES.md");
  }

  @Test
  void rules_may_be_numbered_in_depth() {
    assertFailure(
        DeepRules.class, "every_numbered_rule_is_cited_by_a_test", "[\"PB-5.1.1\", \"PB-5.1.2\"]");
  }

  static class DeepRules extends BrokenGame {
    DeepRules() {
      super(
          new PebblesGame() {
            @Override
            public String rulesText() {
              return super.rulesText() + "- **PB-5.1.1** One.\n**PB-5.1.2 Two.** PB-3.1 again.\n";
            }
          });
    }
  }

  static class MoreRules extends BrokenGame {
    MoreRules() {
      super(
          new PebblesGame() {
            @Override
            public String rulesText() {
              return super.rulesText() + "- PB-5.1 Nobody tests this.\n";
            }
          });
    }
  }

  static class FewerRules extends BrokenGame {
    FewerRules() {
      super(
          new PebblesGame() {
            @Override
            public String rulesText() {
              return super.rulesText().replace("- PB-3.3", "  PB-3.3");
            }
          });
    }
  }

  @Test
  void rules_that_changed_under_a_recorded_game() {
    assertFailure(
        OtherRules.class, "recorded_games_replay_to_the_same_events", "expected 1, found 2");
  }

  @Test
  void rules_by_which_no_game_is_recorded() {
    assertFailure(
        NewRules.class,
        "every_number_of_players_is_recorded_by_the_present_rules",
        "recorded by the present rules");
  }

  static class NewRules extends BrokenGame {
    NewRules() {
      super(
          new PebblesGame() {
            @Override
            public int rulesVersion() {
              return 2;
            }
          });
    }
  }

  static class OtherRules extends BrokenGame {
    OtherRules() {
      super(
          new PebblesRules() {
            @Override
            public Decision<Event> decide(Pebbles game, Seat by, Move move, Dice dice) {
              if (move instanceof Move.Take && awaiting(game).contains(by)) {
                return Decision.accepted(new Event.Taken(by, 1));
              }
              return super.decide(game, by, move, dice);
            }
          });
    }
  }

  @Test
  void a_bot_without_an_opinion() {
    assertFailure(Indifferent.class, "looking_one_step_ahead_beats_random_play", "games won");
  }

  static class Indifferent extends BrokenGame {
    Indifferent() {
      super(
          new PebblesRules() {
            @Override
            public int evaluate(Pebbles game, Seat seat) {
              return -game.taken().get(seat);
            }
          });
    }
  }

  @Test
  void options_in_an_order_that_tells_something() {
    assertFailure(
        TellingOrder.class, "bots_decide_by_what_their_seat_can_see", "cannot tell apart");
  }

  static class TellingOrder extends BrokenGame {
    TellingOrder() {
      super(
          new PebblesRules() {
            @Override
            public List<Option<Move>> options(Pebbles game, Seat seat) {
              List<Option<Move>> options = new ArrayList<>(super.options(game, seat));
              if (game.deck().get(0) % 2 == 0) {
                Collections.reverse(options);
              }
              return options;
            }
          });
    }
  }
}
