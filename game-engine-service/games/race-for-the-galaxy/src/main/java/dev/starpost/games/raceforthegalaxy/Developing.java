package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.PricedLabels;
import dev.starpost.games.raceforthegalaxy.component.card.Totals;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** RFTG-6 Develop: everybody may place a development. */
final class Developing {
  static final Option<RaceMove> NOTHING =
      Option.of(new RoundMove.PlaceNothing(), Text.of("label.place-nothing"), "RFTG-4.10");

  private static final PricedLabels LABELS = new PricedLabels("label.develop", "card");

  private Developing() {}

  static void begin(Play play) {
    for (Seat seat : Rounds.seats(play.game(), player -> true)) {
      play.draw(seat, Totals::developStartDraw, Why.DEVELOP_BEGINS);
    }
    // RFTG-18.7: whoever has a card is asked, or silence would tell what the hand lacks
    play.ask(Ask.DEVELOP, Rounds.seats(play.game(), player -> !player.hand().isEmpty()));
  }

  /** RFTG-6.4. */
  static int price(Race game, Player player, Card card, List<Token> tokens) {
    int bonus = player.chose(Stage.DEVELOP) > game.round().pass() ? 1 : 0;
    int discounts = player.force().totals().developDiscount();
    int used = Tokens.sum(tokens, Token::developDiscount);
    return Math.max(0, card.cost() - bonus - discounts - used);
  }

  /** RFTG-13.12: what can be used to pay less for a development. */
  private static List<List<Token>> tokens(Player player) {
    return Tokens.choices(player.explorer().tokens(), Token::developDiscount);
  }

  static List<Option<RaceMove>> options(Race game, Player player) {
    List<Option<RaceMove>> options = new ArrayList<>();
    Cards hand = player.hand();
    List<List<Token>> choices = tokens(player);
    for (int i = 0; i < hand.size(); i++) {
      Card card = hand.get(i);
      if (!card.isWorld() && !hand.isCopy(i) && !player.tableau().has(card)) {
        for (List<Token> tokens : choices) {
          int price = price(game, player, card, tokens);
          if (price < hand.size()) {
            options.add(option(hand, new RoundMove.Develop(card, tokens, List.of()), price));
          }
        }
      }
    }
    options.add(NOTHING);
    return options;
  }

  private static Option<RaceMove> option(Cards hand, RoundMove.Develop blank, int price) {
    return Payments.option(
        blank,
        RoundMove.Develop.PAYMENT,
        hand,
        blank.card(),
        price,
        Tokens.with(LABELS.of(blank.card(), price), blank.tokens()),
        "RFTG-6.4");
  }

  static Optional<Refusal> refusal(Race game, Seat by, RoundMove.Develop move) {
    Player player = game.player(by);
    if (!player.hand().has(move.card())) {
      return Optional.of(Refusal.of("RFTG-6.2", "not-in-hand"));
    }
    if (move.card().isWorld()) {
      return Optional.of(Refusal.of("RFTG-6.2", "no-development"));
    }
    if (player.tableau().has(move.card())) {
      return Optional.of(Refusal.of("RFTG-6.3", "placed-already"));
    }
    if (!tokens(player).contains(move.tokens())) {
      return Optional.of(Refusal.of("RFTG-13.13", "no-such-token"));
    }
    int price = price(game, player, move.card(), move.tokens());
    return Payments.refusal(player.hand().without(move.card()), move.payment(), price, "RFTG-6.5");
  }

  static void place(Play play, Seat seat, RoundMove.Develop move) {
    Tokens.use(play, seat, move.tokens(), TokenUse.DEVELOP);
    play.happens(new CardEvent.Developed(seat, move.card(), Cards.of(move.payment())));
  }

  static void resolve(Play play) {
    Rounds.carryOutAnswers(play);
    if (!play.game().table().orb() || !OrbLaying.askForAirlock(play)) {
      end(play);
    }
  }

  /** RFTG-6.6: when all airlocks are laid, whoever placed a development draws. */
  private static void end(Play play) {
    for (Seat seat : Rounds.seats(play.game(), Developing::hasPlaced)) {
      play.draw(seat, Totals::developPlacedDraw, Why.DEVELOPMENT_PLACED);
    }
    Rounds.nextPhase(play);
  }

  /** Nothing leaves a tableau in this phase. */
  private static boolean hasPlaced(Player player) {
    return player.tableau().size() > player.force().size();
  }
}
