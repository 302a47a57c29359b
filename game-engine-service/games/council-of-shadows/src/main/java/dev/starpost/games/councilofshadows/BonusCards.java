package dev.starpost.games.councilofshadows;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.councilofshadows.BonusEvent.BonusDrawn;
import dev.starpost.games.councilofshadows.BonusEvent.BonusReturned;
import dev.starpost.games.councilofshadows.ExploitMove.ReturnBonus;
import dev.starpost.games.councilofshadows.component.BonusCard;
import dev.starpost.games.councilofshadows.component.Pile;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;

/** COS-7.5: light bonus cards, at most four bonus cards each; the Automa has no limit. */
final class BonusCards {
  private static final Option<CouncilMove> RETURN =
      Option.of(new ReturnBonus(List.of()), Text.of("label.return-bonus"), "COS-7.5");

  private BonusCards() {}

  static void draw(Play play, Seat seat) {
    Pile<BonusCard> pile = play.game().piles().light();
    if (pile.isEmpty()) {
      return;
    }
    boolean automa = play.game().table().isAutoma(seat);
    play.happens(new BonusDrawn(seat, pile.top(), automa));
    if (!automa && play.player(seat).bonus().size() > BonusCard.MOST) {
      play.push(new ExploitPending.BonusReturn(seat));
    }
  }

  static List<Option<CouncilMove>> options(CouncilOfShadows game, Seat seat) {
    List<Item<BonusCard>> items = new ArrayList<>();
    List<BonusCard> light = game.player(seat).bonus().light();
    for (int i = 0; i < light.size(); i++) {
      if (i == 0 || !light.get(i).equals(light.get(i - 1))) {
        items.add(light.get(i).item());
      }
    }
    return List.of(RETURN.choosing(ReturnBonus.CARD, items, 1, 1));
  }

  static Decision<CouncilEvent> giveBack(
      CouncilOfShadows game, Seat by, List<BonusCard> card, Dice dice) {
    if (card.size() != 1) {
      return refused("COS-7.5", "choose-one");
    }
    if (!game.player(by).bonus().light().contains(card.get(0))) {
      return refused("COS-7.5", "no-such-light-card");
    }
    return new Play(game, dice).answered().happens(new BonusReturned(by, card.get(0))).goOn();
  }
}
