package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Box;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Pile;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SeededDice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** States as tests like to say them. */
final class RaceTable {
  static final Seat ANN = Seat.of(1);
  static final Seat BOB = Seat.of(2);
  static final Seat CAT = Seat.of(3);

  private final List<Card> unused;
  private final List<Card> top = new ArrayList<>();
  private Race game;

  private RaceTable(int players, boolean expert) {
    Table table = new Table(players, true, false, expert, false, false);
    this.unused = new ArrayList<>(Box.cards(true, false));
    this.game =
        new Race(
            table,
            PerSeat.all(players, Player.dealt(Cards.NONE, Cards.NONE)),
            Stock.EMPTY,
            table.pool(),
            new Round(1, Stage.ACTIONS, 0, ANN),
            Optional.empty(),
            false);
  }

  /** A table in round 1 where nobody has anything and nobody has chosen. */
  static RaceTable table(int players) {
    return new RaceTable(players, false);
  }

  /** Two players who choose two actions each. */
  static RaceTable expert() {
    return new RaceTable(2, true);
  }

  static Card card(String id) {
    return Card.of(id);
  }

  static List<Card> cards(String... ids) {
    return Arrays.stream(ids).map(Card::of).toList();
  }

  /** A good on a world, discarded through the power of a card. */
  static SettleMove.Spend spend(Card power, Card from) {
    return new SettleMove.Spend(power, Optional.of(from), Optional.empty());
  }

  private void with(Seat seat, Player player) {
    game = game.with(seat, player);
  }

  RaceTable tableau(Seat seat, String... ids) {
    for (Card card : cards(ids)) {
      unused.remove(card);
      with(seat, game.player(seat).withTableau(game.player(seat).tableau().with(card)));
    }
    return this;
  }

  /** A good on each of these worlds, which are placed if need be. */
  RaceTable goods(Seat seat, String... ids) {
    for (String id : ids) {
      if (!game.player(seat).tableau().has(card(id))) {
        tableau(seat, id);
      }
      with(seat, game.player(seat).withTableau(game.player(seat).tableau().withGoods(card(id), 1)));
      Stock stock = game.stock();
      Pile goods = stock.goods().over(Cards.of(unused.remove(unused.size() - 1)));
      game = game.withStock(new Stock(stock.deck(), stock.discards(), goods));
    }
    return this;
  }

  RaceTable hand(Seat seat, String... ids) {
    for (Card card : cards(ids)) {
      unused.remove(card);
      with(seat, game.player(seat).withHand(game.player(seat).hand().with(card)));
    }
    return this;
  }

  /** So many cards to pay with, of which none can be placed for nothing. */
  RaceTable cash(Seat seat, int number) {
    for (int i = 0; i < number; i++) {
      Card card = unused.stream().filter(each -> each.cost() == 6).findFirst().orElseThrow();
      hand(seat, card.id());
    }
    return this;
  }

  /** The next cards of the deck. */
  RaceTable deck(String... ids) {
    for (Card card : cards(ids)) {
      unused.remove(card);
      top.add(card);
    }
    return this;
  }

  RaceTable chose(Seat seat, Action... actions) {
    with(seat, game.player(seat).withActions(List.of(actions)));
    return this;
  }

  RaceTable chips(Seat seat, int chips) {
    with(seat, game.player(seat).withChips(chips));
    return this;
  }

  RaceTable pool(int pool) {
    game =
        new Race(
            game.table(),
            game.players(),
            game.stock(),
            pool,
            game.round(),
            game.orb(),
            game.over());
    return this;
  }

  /** As it stands. */
  Race game() {
    List<Card> deck = new ArrayList<>(top);
    deck.addAll(unused);
    Stock stock = game.stock();
    return game.withStock(new Stock(Pile.of(deck), stock.discards(), stock.goods()));
  }

  /** At the beginning of a phase. */
  Race at(Stage phase) {
    return at(phase, 0);
  }

  Race at(Stage phase, int pass) {
    Play play = new Play(game(), new SeededDice(1));
    Rounds.begin(play, phase, pass);
    play.open();
    return play.game();
  }

  /** Everybody chooses actions. */
  Race choosing() {
    Play play = new Play(game(), new SeededDice(1));
    play.ask(Ask.ACTIONS, play.game().seats());
    return play.game();
  }

  /** The cards that a player would pay with: the dearest ones. */
  static List<Card> payment(Race state, Seat seat, int number) {
    List<Card> dear =
        state.player(seat).hand().list().stream().filter(each -> each.cost() == 6).toList();
    return dear.subList(0, number);
  }
}
