package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Pile;
import dev.starpost.games.raceforthegalaxy.component.card.PlacedCards;
import dev.starpost.games.raceforthegalaxy.component.card.Totals;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * The course of one decision. When nobody is awaited any more the game goes on by itself, until
 * somebody has something to decide again. Lives for one decision.
 */
final class Play {
  private final Course<Race, RaceEvent> course;
  private final Dice dice;

  Play(Race game, Dice dice) {
    this.course = new Course<>(game, (state, event) -> event.applyTo(state));
    this.dice = dice;
  }

  Race game() {
    return course.state();
  }

  Player player(Seat seat) {
    return course.state().player(seat);
  }

  Dice dice() {
    return dice;
  }

  Play happens(RaceEvent event) {
    course.happens(event);
    return this;
  }

  void ask(Ask ask, List<Seat> seats) {
    if (!seats.isEmpty()) {
      happens(new AnswerEvent.Asked(ask, seats));
    }
  }

  /** For a bonus or a sale. */
  void draw(Seat seat, int number, Why why) {
    draw(seat, number, why, Cards.NONE);
  }

  /** For what the powers of the player's cards in force give, all together. */
  void draw(Seat seat, ToIntFunction<Totals> given, Why why) {
    PlacedCards force = player(seat).force();
    int number = given.applyAsInt(force.totals());
    if (number > 0) {
      draw(seat, number, why, force.giving(given));
    }
  }

  /**
   * RFTG-2.12: as many cards as there are.
   *
   * @param by the cards whose powers give them
   */
  void draw(Seat seat, int number, Why why, Cards by) {
    int left = number;
    while (left > 0 && hasCard()) {
      int now = Math.min(left, game().stock().deck().size());
      happens(new CardEvent.CardsDrawn(seat, game().stock().deck().top(now), why, by));
      left -= now;
    }
  }

  /** RFTG-5.2: the same for the cards of Explore. */
  void deal(Seat seat, int number) {
    int left = number;
    while (left > 0 && hasCard()) {
      int now = Math.min(left, game().stock().deck().size());
      happens(
          new CardEvent.ExploreDealt(seat, game().stock().deck().top(now), game().table().orb()));
      left -= now;
    }
  }

  /** RFTG-2.10: whether there is a card to draw, now that the discards are shuffled if need be. */
  boolean hasCard() {
    Stock stock = game().stock();
    if (stock.deck().isEmpty() && !stock.discards().isEmpty()) {
      happens(new CardEvent.DeckShuffled(Pile.of(dice.shuffle(stock.discards().list()))));
    }
    return !game().stock().deck().isEmpty();
  }

  /** RFTG-2.6, RFTG-2.10: a good on each of these worlds, as long as there are cards for them. */
  void makeGoods(Seat seat, List<Card> worlds, boolean produced) {
    if (worlds.isEmpty()) {
      return;
    }
    if (game().stock().deck().size() >= worlds.size()) {
      happens(new GoodsEvent.GoodsMade(seat, worlds, produced));
      return;
    }
    for (Card world : worlds) {
      if (hasCard()) {
        happens(new GoodsEvent.GoodsMade(seat, List.of(world), produced));
      }
    }
  }

  void trim(Seat seat, Cards cards) {
    if (!cards.isEmpty()) {
      happens(new CardEvent.HandTrimmed(seat, cards));
    }
  }

  /** Does what needs no answer, and puts the next question. */
  Decision<RaceEvent> goOn() {
    proceed();
    return course.accepted();
  }

  List<RaceEvent> open() {
    proceed();
    return course.events();
  }

  private void proceed() {
    while (!game().over() && !game().isAnybodyAwaited()) {
      Rounds.goOn(this);
    }
  }
}
