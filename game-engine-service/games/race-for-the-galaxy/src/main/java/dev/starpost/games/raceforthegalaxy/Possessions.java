package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Good;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What players hold in numbers, by the ids of resources, and how moves change it. */
public final class Possessions {
  public static final String CARD = "card";
  public static final String PLACED = "placed";
  public static final String CHIP = "chip";
  public static final String ARTIFACT = "artifact";
  public static final String ORB_CARD = "orb-card";

  /** Shuffles in one fixed way: here it matters how many cards are drawn, not which. */
  private static final class FixedDice extends Dice {
    FixedDice() {
      super(0);
    }

    @Override
    protected long draw(long n) {
      return 0;
    }
  }

  private Possessions() {}

  public static SortedMap<String, Integer> of(Race game, Seat seat) {
    Player player = game.player(seat);
    SortedMap<String, Integer> held = new TreeMap<>();
    held.put(CARD, player.hand().size());
    held.put(PLACED, player.tableau().size());
    held.put(CHIP, player.chips());
    for (Good good : Good.ALL) {
      held.put(good.id(), player.tableau().goods(good));
    }
    held.put(ARTIFACT, player.explorer().tokens().size());
    held.put(ORB_CARD, player.explorer().cards().size());
    return held;
  }

  /** With the seat's sealed answer carried out, unless the next card of the deck decides on it. */
  public static Race carriedOut(Race game, Seat seat) {
    Optional<RaceMove> answer = game.player(seat).answer();
    if (answer.isEmpty() || answer.get() instanceof SettleMove.SettleAtRandom) {
      return game;
    }
    Play play = new Play(game, new FixedDice());
    answer.get().carryOut(play, seat);
    return play.game();
  }

  /** What a move takes from the seat before the game goes on by itself. */
  public static SortedMap<String, Integer> price(Race game, Seat seat, RaceMove move) {
    Race after = game;
    if (Answering.decide(game, seat, move, new FixedDice())
        instanceof Decision.Accepted<RaceEvent> accepted) {
      for (RaceEvent event : accepted.events()) {
        if (event.isAftermath()) {
          break;
        }
        after = event.applyTo(after);
      }
    }
    SortedMap<String, Integer> now = of(carriedOut(after, seat), seat);
    SortedMap<String, Integer> price = new TreeMap<>();
    of(game, seat)
        .forEach(
            (word, before) -> {
              if (now.get(word) < before) {
                price.put(word, before - now.get(word));
              }
            });
    return price;
  }
}
