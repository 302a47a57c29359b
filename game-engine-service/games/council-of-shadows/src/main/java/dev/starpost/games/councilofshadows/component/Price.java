package dev.starpost.games.councilofshadows.component;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * COS-3.3: what something costs, and every way to pay it: one gem of the same or a higher kind for
 * each that is asked.
 */
public record Price(Gems cost, List<Gems> payments) {

  public static Price of(Gems cost) {
    List<Gems> payments = new ArrayList<>();
    for (int anthracite = 0; anthracite <= cost.anthracite(); anthracite++) {
      for (int gold = 0; gold <= cost.size() - anthracite; gold++) {
        Gems paid = new Gems(anthracite, gold, cost.size() - anthracite - gold);
        // No more anthracite than is asked: so gold and transparent ones are enough together.
        if (paid.transparent() >= cost.transparent()) {
          payments.add(paid);
        }
      }
    }
    return new Price(cost, Collections.unmodifiableList(payments));
  }

  public boolean isPaidBy(Gems gems) {
    return payments.contains(gems);
  }

  public boolean isAffordable(Gems held) {
    return cheapest(held) != null;
  }

  /**
   * The payment that keeps the higher gems: for each gem asked the lowest that will do. Null if
   * there are too few.
   */
  public Gems cheapest(Gems held) {
    int transparent = cost.transparent();
    int gold = Math.min(held.gold(), cost.gold());
    transparent += cost.gold() - gold;
    int anthracite = Math.min(held.anthracite(), cost.anthracite());
    int missing = cost.anthracite() - anthracite;
    int moreGold = Math.min(held.gold() - gold, missing);
    transparent += missing - moreGold;
    return transparent > held.transparent()
        ? null
        : new Gems(anthracite, gold + moreGold, transparent);
  }
}
