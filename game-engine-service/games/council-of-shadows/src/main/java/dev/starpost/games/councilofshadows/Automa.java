package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.component.AutomaCard;
import dev.starpost.games.councilofshadows.component.Pile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * §12: the cards of the Automa in solo play.
 *
 * @param piles one for each level 0, I and II; secret
 * @param played those that were played, the last one last
 * @param card the one of this round, from its reveal on
 */
public record Automa(
    List<Pile<AutomaCard>> piles, List<AutomaCard> played, Optional<AutomaCard> card) {
  static final Automa NONE = new Automa(List.of(), List.of(), Optional.empty());

  public Automa {
    piles = List.copyOf(piles);
    played = List.copyOf(played);
  }

  /** COS-12.8: the pile for the Automa's level. */
  static int pileFor(int level) {
    return Math.min(level, AutomaCard.PILES - 1);
  }

  /** The top card of its pile is the one of this round. */
  Automa revealing(AutomaCard revealed) {
    List<Pile<AutomaCard>> changed = new ArrayList<>(piles);
    changed.set(revealed.level(), changed.get(revealed.level()).without(1));
    List<AutomaCard> more = new ArrayList<>(played);
    more.add(revealed);
    return new Automa(changed, more, Optional.of(revealed));
  }

  /** COS-12.9: the played cards of a level are its new pile. */
  Automa renewed(int level, Pile<AutomaCard> shuffled) {
    List<Pile<AutomaCard>> changed = new ArrayList<>(piles);
    changed.set(level, shuffled);
    List<AutomaCard> left = new ArrayList<>();
    for (AutomaCard each : played) {
      if (each.level() != level) {
        left.add(each);
      }
    }
    return new Automa(changed, left, Optional.empty());
  }

  List<AutomaCard> playedOf(int level) {
    List<AutomaCard> cards = new ArrayList<>();
    for (AutomaCard each : played) {
      if (each.level() == level) {
        cards.add(each);
      }
    }
    return Collections.unmodifiableList(cards);
  }

  public Automa withPiles(List<Pile<AutomaCard>> determinized) {
    return new Automa(determinized, played, card);
  }
}
