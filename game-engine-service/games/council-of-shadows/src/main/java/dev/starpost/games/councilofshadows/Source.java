package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.Leader;
import dev.starpost.text.Text;

/** Where something that a player gains comes from: a card, a Dark Tech or a leader. */
record Source(String kind, String id) {

  static Source of(ActionCard card) {
    return new Source("card", card.id());
  }

  static Source of(DarkTech card) {
    return new Source("dark-tech", card.id());
  }

  static Source of(Leader leader) {
    return new Source("leader", leader.id());
  }

  Text label() {
    return Text.of(kind + "." + id);
  }
}
