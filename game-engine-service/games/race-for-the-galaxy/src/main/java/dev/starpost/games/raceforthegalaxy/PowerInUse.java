package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.ConsumePower;
import dev.starpost.games.raceforthegalaxy.component.card.PlacedCards;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A consume power of a player.
 *
 * @param use its place among the consume powers in force
 */
public record PowerInUse(int use, Card card, ConsumePower power) {

  /** RFTG-8.5: those that have not been used yet. */
  static List<PowerInUse> unused(Player player) {
    return unused(player, power -> true);
  }

  /** Those of them that are wanted. */
  static List<PowerInUse> unused(Player player, Predicate<ConsumePower> wanted) {
    return list(player, ~player.consuming().used(), wanted);
  }

  /** The first unused power of the card that is one of these; empty if there is none. */
  static Optional<PowerInUse> unused(Player player, Card card, Predicate<ConsumePower> wanted) {
    PlacedCards force = player.force();
    int use = 0;
    for (int i = 0; i < force.size(); i++) {
      List<ConsumePower> powers = force.get(i).consumption();
      for (int p = 0; p < powers.size(); p++, use++) {
        boolean isUsed = (player.consuming().used() >> use & 1) != 0;
        if (force.get(i) == card && !isUsed && wanted.test(powers.get(p))) {
          return Optional.of(new PowerInUse(use, card, powers.get(p)));
        }
      }
    }
    return Optional.empty();
  }

  /** Those that have been used in this phase; none in any other phase. */
  public static List<PowerInUse> used(Player player) {
    return player.work() instanceof Work.ConsumeWork work
        ? list(player, work.used(), power -> true)
        : List.of();
  }

  private static List<PowerInUse> list(Player player, int bits, Predicate<ConsumePower> wanted) {
    List<PowerInUse> found = List.of(); // most players find none, whenever they are asked
    PlacedCards force = player.force();
    int use = 0;
    for (int i = 0; i < force.size(); i++) {
      List<ConsumePower> powers = force.get(i).consumption();
      for (int p = 0; p < powers.size(); p++, use++) {
        if ((bits >> use & 1) != 0 && wanted.test(powers.get(p))) {
          found = found.isEmpty() ? new ArrayList<>() : found;
          found.add(new PowerInUse(use, force.get(i), powers.get(p)));
        }
      }
    }
    return found;
  }

  /** Whether it takes or sells goods. */
  boolean takesGoods() {
    return takesGoods(power);
  }

  static boolean takesGoods(ConsumePower power) {
    return !(power instanceof ConsumePower.HandCards) && !(power instanceof ConsumePower.Lucky);
  }

  /** RFTG-8.5: whether it can be carried out with these goods and tokens, or needs none. */
  static boolean isUsable(ConsumePower power, Goods goods, int hand) {
    if (power instanceof ConsumePower.HandCards) {
      return hand > 0;
    }
    return power instanceof ConsumePower.Lucky || goods.canTake(power);
  }

  /** RFTG-8.6, RFTG-8.12: whether it must be used; goods alone decide, not tokens. */
  boolean isCompulsory(Goods goods) {
    return power instanceof ConsumePower.Lucky || goods.amount(power) > 0;
  }
}
