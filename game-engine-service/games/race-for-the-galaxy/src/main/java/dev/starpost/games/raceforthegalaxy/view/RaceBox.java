package dev.starpost.games.raceforthegalaxy.view;

import dev.starpost.games.raceforthegalaxy.Action;
import dev.starpost.games.raceforthegalaxy.Possessions;
import dev.starpost.games.raceforthegalaxy.Stage;
import dev.starpost.games.raceforthegalaxy.Things;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Good;
import dev.starpost.games.raceforthegalaxy.component.orb.Ground;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Sides;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Component;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** All that lies in the box (RFTG-2, RFTG-11), made of the data that the rules go by. */
public final class RaceBox {
  private static final Map<String, Object> NOTHING = Collections.emptyMap();

  private RaceBox() {}

  /** What an action starts, and how many cards more its chooser draws and keeps in Explore. */
  record ActionData(Stage phase, int draws, int keeps) {}

  /** For how many cards a good sells, without bonuses. */
  record GoodData(int price) {}

  public static List<Component> components() {
    List<Component> all = new ArrayList<>();
    for (Card card : Card.ALL) {
      all.add(
          Component.of(
              Things.CARD, card.id(), card.label(), CardWords.of(card), "RFTG-2.1", card.data()));
    }
    for (Action action : Action.ALL) {
      all.add(
          Component.of(
              Things.ACTION,
              action.id(),
              action.label(),
              Text.of(
                  "action-text." + action.id(), "draws", action.draws(), "keeps", action.keeps()),
              "RFTG-4.3",
              new ActionData(action.phase(), action.draws(), action.keeps())));
    }
    resources(all);
    orb(all);
    return List.copyOf(all);
  }

  private static void resources(List<Component> all) {
    for (Good good : Good.ALL) {
      all.add(
          Component.of(
              Component.RESOURCE,
              good.id(),
              Text.of("resource." + good.id()),
              Text.of("resource-text.good", "price", good.price()),
              "RFTG-2.3",
              new GoodData(good.price())));
    }
    all.add(resource(Possessions.CARD, "RFTG-2.7"));
    all.add(resource(Possessions.PLACED, "RFTG-2.7"));
    all.add(resource(Possessions.CHIP, "RFTG-2.8"));
    all.add(resource(Possessions.ARTIFACT, "RFTG-13.11"));
    all.add(resource(Possessions.ORB_CARD, "RFTG-12.16"));
  }

  private static Component resource(String id, String rule) {
    return Component.of(
        Component.RESOURCE,
        id,
        Text.of("resource." + id),
        Text.of("resource-text." + id),
        rule,
        NOTHING);
  }

  private static void orb(List<Component> all) {
    for (Token token : Token.ALL) {
      all.add(
          Component.of(
              Things.ARTIFACT,
              token.id(),
              token.name(),
              CardWords.of(token),
              "RFTG-13.13",
              token.data()));
    }
    for (OrbCard card : OrbCard.ALL) {
      all.add(
          Component.of(
              Things.ORB_CARD,
              card.id(),
              card.name(),
              CardWords.of(card),
              "RFTG-11.3",
              card.data()));
    }
    for (Ground ground : Ground.ALL) {
      all.add(
          Component.of(
              Things.SQUARE,
              String.valueOf(ground.letter()),
              Text.of("ground." + ground.id()),
              Text.of("ground-text." + ground.id()),
              "RFTG-11.3",
              NOTHING));
    }
    for (int side : Sides.all()) {
      String key = side == Sides.OPEN ? "open" : side == Sides.WALL ? "wall" : "barrier";
      all.add(
          Component.of(
              "side",
              String.valueOf(Sides.letter(side)),
              Text.of("side." + key, "strength", side),
              Text.of("side-text." + key, "strength", side),
              "RFTG-12.10",
              NOTHING));
    }
    all.add(
        Component.of(
            Component.PIECE,
            "team",
            Text.of("piece.team"),
            Text.of("piece-text.team"),
            "RFTG-12.8",
            NOTHING));
  }
}
