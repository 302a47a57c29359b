package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Feature;
import dev.starpost.games.raceforthegalaxy.component.card.PlacedCards;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** RFTG-12.11: temporary military in the Orb. */
final class OrbMilitary {
  private OrbMilitary() {}

  static void list(Player player, List<Option<RaceMove>> options) {
    for (OrbMove.RaiseMilitary move : moves(player)) {
      options.add(Option.of(move, label(move), "RFTG-12.11"));
    }
  }

  private static Text label(OrbMove.RaiseMilitary move) {
    Text help =
        move.discard()
            .map(card -> Text.of("help.discard", "card", card.label()))
            .or(() -> move.spend().map(SettleMove.Spend::label))
            .orElseGet(() -> Text.of("help.token", "token", move.token().orElseThrow().label()));
    return Text.of("label.raise-military", "help", help);
  }

  private static List<OrbMove.RaiseMilitary> moves(Player player) {
    PlacedCards force = player.force();
    boolean mayHelp =
        force.totals().has(Feature.DISCARD_FOR_MILITARY)
            || force.totals().has(Feature.GOOD_FOR_MILITARY);
    if (!mayHelp && player.explorer().tokens().isEmpty()) {
      return List.of();
    }
    List<OrbMove.RaiseMilitary> moves = new ArrayList<>();
    Tableau tableau = player.tableau();
    for (int i = 0; mayHelp && i < force.size(); i++) {
      Card card = force.get(i);
      if (card.discardForMilitary().isPresent() && tableau.has(card)) {
        moves.add(new OrbMove.RaiseMilitary(Optional.of(card), Optional.empty(), Optional.empty()));
      }
      if (card.goodForMilitary().isPresent() && !player.orbWork().spent().has(card)) {
        for (SettleMove.Spend spend : SettleMove.Spend.all(player, card)) {
          moves.add(
              new OrbMove.RaiseMilitary(Optional.empty(), Optional.of(spend), Optional.empty()));
        }
      }
    }
    List<Token> tokens = player.explorer().tokens();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.military() > 0 && tokens.indexOf(token) == i) {
        moves.add(
            new OrbMove.RaiseMilitary(Optional.empty(), Optional.empty(), Optional.of(token)));
      }
    }
    return moves;
  }

  static boolean isThereAny(Player player) {
    return !moves(player).isEmpty();
  }

  static Optional<Refusal> refusal(Race game, Seat by, OrbMove.RaiseMilitary move) {
    Player player = game.player(by);
    return OrbMoving.mayAnyMove(player) && moves(player).contains(move)
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-12.11", "no-such-help"));
  }

  static void raise(Play play, Seat seat, OrbMove.RaiseMilitary move) {
    if (move.discard().isPresent()) {
      Card card = move.discard().get();
      int military = card.discardForMilitary().orElseThrow().value();
      play.happens(new TeamEvent.CardSacrificedInOrb(seat, card, military));
    } else if (move.spend().isPresent()) {
      SettleMove.Spend spend = move.spend().get();
      int military = spend.power().goodForMilitary().orElseThrow().value();
      Tokens.use(play, seat, spend.token().stream().toList(), TokenUse.GOOD);
      play.happens(new TeamEvent.GoodSpentInOrb(seat, spend.power(), spend.from(), military));
    } else {
      Token token = move.token().orElseThrow();
      play.happens(new TeamEvent.TokenUsed(seat, token, TokenUse.MILITARY));
      play.happens(new TeamEvent.MilitaryRaised(seat, token.military()));
    }
  }
}
