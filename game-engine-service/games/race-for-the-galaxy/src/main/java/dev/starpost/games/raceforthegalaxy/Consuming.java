package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.ConsumePower;
import dev.starpost.games.raceforthegalaxy.component.card.Feature;
import dev.starpost.games.raceforthegalaxy.component.card.Totals;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** RFTG-8 Consume: goods become points and cards. Everybody goes on independently (RFTG-8.13). */
final class Consuming {
  private Consuming() {}

  static void begin(Play play) {
    for (Seat seat : Rounds.seats(play.game(), player -> true)) {
      play.draw(seat, Totals::consumeDraw, Why.CONSUME_BEGINS);
      if (mightUseTokens(play.player(seat))) {
        ask(play, seat, Ask.CONSUME);
      } else {
        advance(play, seat);
      }
    }
  }

  /**
   * RFTG-18.7: whoever could use a token if it were an alien good is asked, whatever the tokens
   * are, or silence would tell what they are not.
   */
  private static boolean mightUseTokens(Player player) {
    int tokens = player.explorer().tokens().size();
    if (tokens == 0) {
      return false;
    }
    return player.consuming().mayTrade() || couldUse(player, tokens);
  }

  /** Whether an unused power could take one of so many tokens that stand for alien goods. */
  private static boolean couldUse(Player player, int tokens) {
    if (tokens == 0) {
      return false;
    }
    Goods goods = new Goods(player.tableau(), tokens);
    for (PowerInUse each : PowerInUse.unused(player)) {
      if (goods.takesToken(each.power())) {
        return true;
      }
    }
    return false;
  }

  /** Does what leaves no choice, and asks for the rest. */
  static void advance(Play play, Seat seat) {
    Player player = play.player(seat);
    if (player.consuming().mayTrade()) {
      trade(play, seat);
      return;
    }
    List<PowerInUse> usable = usable(player);
    if (usable.isEmpty()) {
      ask(play, seat, Ask.NOTHING);
      return;
    }
    Optional<RaceMove> foregone =
        couldUse(player, Tokens.alienGoods(player).size())
            ? Optional.empty()
            : Foregone.next(player, usable);
    if (foregone.isPresent()) {
      foregone.get().carryOut(play, seat);
    } else {
      ask(play, seat, Ask.CONSUME);
    }
  }

  private static void ask(Play play, Seat seat, Ask ask) {
    if (play.player(seat).ask() != ask) {
      play.ask(ask, List.of(seat));
    }
  }

  /** RFTG-8.1: the sale of Consume: Trade. */
  private static void trade(Play play, Seat seat) {
    List<Card> sellable = Selling.sellable(play.player(seat));
    if (sellable.size() > 1 || !Tokens.alienGoods(play.player(seat)).isEmpty()) {
      ask(play, seat, Ask.CONSUME);
    } else if (sellable.isEmpty()) {
      Selling.sellNothing(play, seat);
    } else {
      Selling.sell(play, seat, ConsumeMove.Sell.good(sellable.get(0), Optional.empty()));
    }
  }

  /** RFTG-8.6: the powers that can be used now. */
  static List<PowerInUse> usable(Player player) {
    if (!player.force().totals().has(Feature.CONSUME)) {
      return List.of();
    }
    Goods goods = new Goods(player.tableau(), Tokens.alienGoods(player).size());
    int hand = player.hand().size();
    return PowerInUse.unused(player, power -> PowerInUse.isUsable(power, goods, hand));
  }

  private static Optional<PowerInUse> find(
      Player player, Card card, Class<? extends ConsumePower> type) {
    return PowerInUse.unused(player, card, type::isInstance);
  }

  /** The goods power of a card; no card has two. */
  private static Optional<PowerInUse> taking(Player player, Card card) {
    return PowerInUse.unused(
        player,
        card,
        power -> PowerInUse.takesGoods(power) && !(power instanceof ConsumePower.Sale));
  }

  private static Optional<Refusal> tradeFirst(Player player) {
    return player.consuming().mayTrade()
        ? Optional.of(Refusal.of("RFTG-8.1", "sell-first"))
        : Optional.empty();
  }

  static Optional<Refusal> refusal(Player player, ConsumeMove.Consume move) {
    if (player.consuming().mayTrade()) {
      return tradeFirst(player);
    }
    Optional<PowerInUse> power = taking(player, move.power());
    if (power.isEmpty()) {
      return Optional.of(Refusal.of("RFTG-8.5", "no-such-power"));
    }
    List<Token> held = Tokens.alienGoods(player);
    int tokens = move.tokens().size();
    if (tokens > held.size() || !held.subList(0, tokens).equals(move.tokens())) {
      return Optional.of(Refusal.of("RFTG-13.12", "no-such-token"));
    }
    ConsumePower used = power.get().power();
    Goods goods = new Goods(player.tableau(), held.size());
    if (goods.accepts(used, move.goods(), tokens)) {
      return Optional.empty();
    }
    if (tokens > 0) {
      return Optional.of(Refusal.of("RFTG-8.12", "no-room-for-tokens"));
    }
    return move.goods().size() == goods.amount(used)
        ? Optional.of(Refusal.of("RFTG-8.8", "cannot-take-these"))
        : Optional.of(Refusal.of("RFTG-8.7", "take-so-many", "count", goods.amount(used)));
  }

  static void consume(Play play, Seat seat, ConsumeMove.Consume move) {
    Player player = play.player(seat);
    PowerInUse power = taking(player, move.power()).orElseThrow();
    Tokens.use(play, seat, move.tokens(), TokenUse.GOOD);
    Rewards rewards = Rewards.of(power.power(), move.goods().size() + move.tokens().size());
    boolean doubled = player.chose(Action.CONSUME_X2); // RFTG-8.9
    play.happens(
        new GoodsEvent.GoodsConsumed(
            seat,
            move.power(),
            power.use(),
            move.goods(),
            move.tokens().size(),
            rewards.points() * (doubled ? 2 : 1),
            rewards.cards(),
            doubled));
    play.draw(seat, rewards.cards(), Why.CONSUMED, Cards.of(move.power()));
    advance(play, seat);
  }

  static Optional<Refusal> refusal(Player player, ConsumeMove.DiscardForPoints move) {
    if (player.consuming().mayTrade()) {
      return tradeFirst(player);
    }
    Optional<PowerInUse> power = find(player, move.power(), ConsumePower.HandCards.class);
    if (power.isEmpty()) {
      return Optional.of(Refusal.of("RFTG-8.5", "no-such-power"));
    }
    int most = ((ConsumePower.HandCards) power.get().power()).most();
    if (move.cards().isEmpty() || move.cards().size() > most) {
      return Optional.of(Refusal.of("RFTG-8.6", "at-most-so-many", "count", most));
    }
    return player.hand().has(Cards.of(move.cards()))
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-8.6", "not-in-hand"));
  }

  static void discard(Play play, Seat seat, ConsumeMove.DiscardForPoints move) {
    PowerInUse power =
        find(play.player(seat), move.power(), ConsumePower.HandCards.class).orElseThrow();
    int points = move.cards().size() * ((ConsumePower.HandCards) power.power()).vp();
    play.happens(
        new CardEvent.DiscardedForPoints(
            seat, move.power(), power.use(), Cards.of(move.cards()), points));
    advance(play, seat);
  }

  static Optional<Refusal> refusal(Player player, ConsumeMove.NameNumber move) {
    if (player.consuming().mayTrade()) {
      return tradeFirst(player);
    }
    Optional<PowerInUse> power = find(player, move.power(), ConsumePower.Lucky.class);
    if (power.isEmpty()) {
      return Optional.of(Refusal.of("RFTG-8.5", "no-such-power"));
    }
    ConsumePower.Lucky lucky = (ConsumePower.Lucky) power.get().power();
    boolean named =
        move.number().size() == 1
            && move.number().get(0) >= lucky.min()
            && move.number().get(0) <= lucky.max();
    return named
        ? Optional.empty()
        : Optional.of(
            Refusal.of("RFTG-8.5", "number-out-of-range", "min", lucky.min(), "max", lucky.max()));
  }

  static void name(Play play, Seat seat, ConsumeMove.NameNumber move) {
    PowerInUse power =
        find(play.player(seat), move.power(), ConsumePower.Lucky.class).orElseThrow();
    int number = move.number().get(0);
    Optional<Card> card =
        play.hasCard() ? Optional.of(play.game().stock().deck().top()) : Optional.empty();
    boolean taken = card.isPresent() && card.get().cost() == number;
    play.happens(new CardEvent.NumberNamed(seat, move.power(), power.use(), number, card, taken));
    advance(play, seat);
  }

  /** RFTG-8.6: not while a power must be used. */
  static Optional<Refusal> refusalToStop(Player player) {
    if (player.consuming().mayTrade()) {
      return tradeFirst(player);
    }
    Goods goods = new Goods(player.tableau());
    boolean compulsory = usable(player).stream().anyMatch(each -> each.isCompulsory(goods));
    return compulsory ? Optional.of(Refusal.of("RFTG-8.6", "must-go-on")) : Optional.empty();
  }
}
