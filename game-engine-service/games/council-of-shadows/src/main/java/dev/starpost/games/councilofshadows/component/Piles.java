package dev.starpost.games.councilofshadows.component;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The piles but for the AI cards. All secret.
 *
 * @param systems one for each sector, the near one first
 * @param drawn what a discovery has drawn; seen by whoever discovers (COS-1.12)
 * @param darkTech one for each level
 * @param light the light bonus cards
 */
public record Piles(
    List<Pile<SolarSystem>> systems,
    List<SolarSystem> drawn,
    List<Pile<DarkTech>> darkTech,
    Pile<BonusCard> light) {

  public Piles {
    systems = List.copyOf(systems);
    drawn = List.copyOf(drawn);
    darkTech = List.copyOf(darkTech);
  }

  public Pile<SolarSystem> sector(int sector) {
    return systems.get(sector - 1);
  }

  public Pile<DarkTech> level(int level) {
    return darkTech.get(level - 1);
  }

  /** The first so many of the sector's pile are drawn. */
  public Piles drawing(int sector, int number) {
    Pile<SolarSystem> pile = sector(sector);
    return new Piles(
        replaced(systems, sector - 1, pile.without(number)),
        pile.cards().subList(0, number),
        darkTech,
        light);
  }

  /** Those drawn are no longer held; these go under their pile. */
  public Piles returning(int sector, List<SolarSystem> returned) {
    return new Piles(
        replaced(systems, sector - 1, sector(sector).over(returned)), List.of(), darkTech, light);
  }

  public Piles taking(DarkTech card) {
    int pile = card.level() - 1;
    return new Piles(
        systems, drawn, replaced(darkTech, pile, darkTech.get(pile).without(card)), light);
  }

  public Piles withLight(Pile<BonusCard> changed) {
    return new Piles(systems, drawn, darkTech, changed);
  }

  private static <T> List<T> replaced(List<T> list, int index, T value) {
    List<T> copy = new ArrayList<>(list);
    copy.set(index, value);
    return Collections.unmodifiableList(copy);
  }
}
