package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Feature;
import dev.starpost.games.raceforthegalaxy.component.card.GoodFilter;
import dev.starpost.games.raceforthegalaxy.component.card.PlacedCards;
import dev.starpost.games.raceforthegalaxy.component.card.ProducePower;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * RFTG-9.5: which windfall worlds get goods. The bonus of Produce and the powers can be used in any
 * order on any worlds that they fit; one that fits an empty world must be used.
 */
final class Windfalls {
  private static final List<List<Card>> NOTHING_TO_FILL = List.of(List.of());

  private final List<GoodFilter> powers = new ArrayList<>();
  private final List<Card> worlds = new ArrayList<>();

  /** Sets of worlds as numbers, one bit for each world; those seen with the powers left over. */
  private final BitSet ends = new BitSet();

  private final BitSet seen = new BitSet();

  private Windfalls(Player player) {
    if (player.chose(Action.PRODUCE)) {
      powers.add(GoodFilter.ANY);
    }
    PlacedCards force = player.force();
    if (force.totals().has(Feature.WINDFALL)) {
      for (int i = 0; i < force.size(); i++) {
        for (ProducePower.Windfall power : force.get(i).windfalls()) {
          powers.add(power.good());
        }
      }
    }
    for (int i = 0; i < player.tableau().size() && !powers.isEmpty(); i++) {
      if (player.tableau().card(i).isWindfall() && player.tableau().goods(i) == 0) {
        worlds.add(player.tableau().card(i));
      }
    }
  }

  /** Every set of worlds that can come out filled; one, perhaps of none, if there is no choice. */
  static List<List<Card>> ends(Player player) {
    if (!player.chose(Action.PRODUCE) && !player.force().totals().has(Feature.WINDFALL)) {
      return NOTHING_TO_FILL;
    }
    Windfalls windfalls = new Windfalls(player);
    if (windfalls.worlds.isEmpty()) {
      return NOTHING_TO_FILL;
    }
    windfalls.follow((1 << windfalls.powers.size()) - 1, 0);
    List<List<Card>> ends = new ArrayList<>();
    windfalls.ends.stream().forEach(end -> ends.add(windfalls.cards(end)));
    return ends;
  }

  private void follow(int unused, int filled) {
    int now = unused << worlds.size() | filled;
    if (seen.get(now)) {
      return;
    }
    seen.set(now);
    boolean isEnd = true;
    for (int power = 0; power < powers.size(); power++) {
      for (int world = 0; (unused >> power & 1) != 0 && world < worlds.size(); world++) {
        boolean fits = powers.get(power).takes(worlds.get(world).good());
        if (fits && (filled >> world & 1) == 0) {
          isEnd = false;
          follow(unused & ~(1 << power), filled | 1 << world);
        }
      }
    }
    if (isEnd) {
      ends.set(filled);
    }
  }

  private List<Card> cards(int filled) {
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < worlds.size(); i++) {
      if ((filled >> i & 1) != 0) {
        cards.add(worlds.get(i));
      }
    }
    return Collections.unmodifiableList(cards);
  }

  static List<Option<RaceMove>> options(Player player) {
    List<Option<RaceMove>> options = new ArrayList<>();
    for (List<Card> end : ends(player)) {
      options.add(
          Option.of(
              new RoundMove.FillWindfalls(end),
              Text.of("label.fill", "worlds", end.stream().map(Card::label).toList()),
              "RFTG-9.5"));
    }
    return options;
  }

  static Optional<Refusal> refusal(Player player, RoundMove.FillWindfalls move) {
    return ends(player).contains(move.worlds())
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-9.5", "cannot-fill-these"));
  }
}
