package dev.starpost.games.raceforthegalaxy.bot;

import dev.starpost.games.raceforthegalaxy.Player;
import dev.starpost.games.raceforthegalaxy.Questions;
import dev.starpost.games.raceforthegalaxy.Race;
import dev.starpost.games.raceforthegalaxy.RaceMove;
import dev.starpost.games.raceforthegalaxy.Stock;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Pile;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws anew what a viewer cannot see (RFTG-16.2): the deck, the discards, cards that lie as goods,
 * what others hold, and their answers. What is drawn never depends on what is really where.
 */
public final class Determinization {
  private final Race game;
  private final Viewer viewer;
  private final Dice dice;
  private final List<Card> unseen;

  private Determinization(Race game, Viewer viewer, Dice dice) {
    this.game = game;
    this.viewer = viewer;
    this.dice = dice;
    this.unseen = new ArrayList<>(dice.shuffle(unseen(game, viewer)));
  }

  public static Race determinize(Race game, Viewer viewer, Dice dice) {
    return game.over() ? game : new Determinization(game, viewer, dice).determinize();
  }

  /** In a fixed order, whatever lies where. */
  private static List<Card> unseen(Race game, Viewer viewer) {
    Stock stock = game.stock();
    List<Card> cards = new ArrayList<>(stock.deck().list());
    cards.addAll(stock.discards().list());
    cards.addAll(stock.goods().list());
    for (Seat seat : game.seats()) {
      if (!viewer.is(seat)) {
        Player player = game.player(seat);
        cards.addAll(player.hand().list());
        cards.addAll(player.starts().list());
        cards.addAll(player.drawn().list());
      } else if (!game.seesDrawn(seat)) {
        cards.addAll(game.player(seat).drawn().list());
      }
    }
    return Cards.of(cards).list();
  }

  private Race determinize() {
    Race determinized = game;
    for (Seat seat : game.seats()) {
      Player player = game.player(seat);
      if (!viewer.is(seat) && !player.starts().isEmpty()) {
        determinized =
            determinized.with(seat, determinized.player(seat).withStarts(starts(player)));
      }
    }
    for (Seat seat : game.seats()) {
      Player player = game.player(seat);
      if (!viewer.is(seat)) {
        Player drawn =
            determinized
                .player(seat)
                .withHand(next(player.hand().size()))
                .withDrawn(next(player.drawn().size()));
        determinized = determinized.with(seat, drawn);
      } else if (!game.seesDrawn(seat)) {
        determinized =
            determinized.with(
                seat, determinized.player(seat).withDrawn(next(player.drawn().size())));
      }
    }
    if (game.orb().isPresent()) {
      determinized = OrbDeterminization.determinize(determinized, viewer, dice);
    }
    Stock stock = game.stock();
    Pile discards = pile(stock.discards().size());
    Pile goods = pile(stock.goods().size());
    return answers(determinized.withStock(new Stock(Pile.of(unseen), discards, goods)));
  }

  /** RFTG-3.2: start worlds of the colours that the player was dealt. */
  private Cards starts(Player player) {
    Cards starts = Cards.NONE;
    for (int i = 0; i < player.starts().size(); i++) {
      int colour = player.starts().size() == 1 ? -1 : i;
      Card drawn =
          unseen.stream()
              .filter(card -> card.start().isPresent())
              .filter(card -> colour < 0 || card.start().get() % 2 == colour)
              .findFirst()
              .orElseThrow();
      unseen.remove(drawn);
      starts = starts.with(drawn);
    }
    return starts;
  }

  private Cards next(int number) {
    List<Card> first = unseen.subList(0, number);
    Cards cards = Cards.of(first);
    first.clear();
    return cards;
  }

  private Pile pile(int number) {
    List<Card> first = unseen.subList(0, number);
    Pile pile = Pile.of(first);
    first.clear();
    return pile;
  }

  private Race answers(Race drawn) {
    Race answered = drawn;
    for (Seat seat : game.seats()) {
      if (!viewer.is(seat) && game.player(seat).answer().isPresent()) {
        Player player = drawn.player(seat);
        RaceMove answer = any(Questions.options(drawn, player));
        answered = answered.with(seat, player.answering(answer));
      }
    }
    return answered;
  }

  /** Something that could have been answered. */
  private RaceMove any(List<Option<RaceMove>> options) {
    Option<RaceMove> option = dice.pick(options);
    return option.fill(dice.below(Math.toIntExact(option.ways())));
  }
}
