package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Pile;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import java.util.List;
import java.util.Optional;

/** Events of the course of the game: setup, questions, rounds and phases, the end. */
sealed interface RoundEvent extends RaceEvent {

  /** RFTG-3: everything is shuffled and dealt. */
  @JsonTypeName("opened.v1")
  record Opened(
      Table table,
      Pile deck,
      PerSeat<Cards> starts,
      PerSeat<Cards> hands,
      Optional<Orb> orb,
      PerSeat<List<OrbCard>> orbCards)
      implements RoundEvent {
    @Override
    public Race applyTo(Race game) {
      return new Race(
          table,
          starts.map(
              (seat, worlds) ->
                  Player.dealt(hands.get(seat), worlds)
                      .with(new Explorer(orbCards.get(seat), List.of(), List.of(), List.of()))),
          new Stock(deck, Pile.EMPTY, Pile.EMPTY),
          table.pool(),
          Round.SETUP,
          orb,
          false);
    }

    @Override
    public Object shownTo(Viewer viewer) {
      return new RaceShown.Opened(
          table, deck.size(), viewer.seat().map(starts::get), viewer.seat().map(hands::get));
    }
  }

  /** These seats are asked this, or nothing any more. */
  @JsonTypeName("asked.v1")
  record Asked(Ask ask, List<Seat> seats) implements RoundEvent {
    public Asked {
      seats = List.copyOf(seats);
    }

    @Override
    public Race applyTo(Race game) {
      if (seats.size() == 1) {
        Seat only = seats.get(0);
        return game.with(only, game.player(only).asking(ask));
      }
      if (seats.size() == game.table().players()) {
        return game.withPlayers(game.players().map((seat, player) -> player.asking(ask)));
      }
      return game.withPlayers(
          game.players().map((seat, player) -> seats.contains(seat) ? player.asking(ask) : player));
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /** RFTG-4.9: an answer lies face down until all are in. */
  @JsonTypeName("answer-given.v1")
  record AnswerGiven(Seat seat, RaceMove answer) implements RoundEvent {
    @Override
    public Race applyTo(Race game) {
      return game.with(seat, game.player(seat).answering(answer));
    }

    @Override
    public Object shownTo(Viewer viewer) {
      return viewer.is(seat) ? this : new RaceShown.AnswerGiven(seat);
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /** All answers are in: nobody is asked any more, and they are carried out. */
  @JsonTypeName("answers-opened.v1")
  record AnswersOpened() implements RoundEvent {
    @Override
    public Race applyTo(Race game) {
      return game.withPlayers(game.players().map((seat, player) -> player.asking(Ask.NOTHING)));
    }
  }

  /** RFTG-3.5: a start world is shown; the other one and two cards are discarded. */
  @JsonTypeName("start-placed.v1")
  record StartPlaced(Seat seat, Card world, Cards kept, Cards discarded) implements RoundEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat).started(kept, Tableau.EMPTY.with(world));
      return game.with(seat, player, game.stock().discarding(discarded));
    }

    @Override
    public Object shownTo(Viewer viewer) {
      return viewer.is(seat)
          ? this
          : new RaceShown.StartPlaced(seat, world, kept.size(), discarded.size());
    }
  }

  /** RFTG-3.8: from whom everything that needs an order goes clockwise. */
  @JsonTypeName("first-seat-found.v1")
  record FirstSeatFound(Seat seat) implements RoundEvent {
    @Override
    public Race applyTo(Race game) {
      return game.withRound(game.round().from(seat));
    }
  }

  /** RFTG-4.1. */
  @JsonTypeName("round-begun.v1")
  record RoundBegun(int number) implements RoundEvent {
    @Override
    public Race applyTo(Race game) {
      return game.withRound(game.round().next());
    }
  }

  /** RFTG-4.1: what everybody has chosen. */
  @JsonTypeName("actions-revealed.v1")
  record ActionsRevealed(PerSeat<List<Action>> actions) implements RoundEvent {
    @Override
    public Race applyTo(Race game) {
      return game.withPlayers(
          game.players().map((seat, player) -> player.withActions(actions.get(seat))));
    }
  }

  /**
   * RFTG-4.2: a phase begins, and the cards placed before are in force.
   *
   * @param pass 1 for the second time in a round
   */
  @JsonTypeName("phase-begun.v1")
  record PhaseBegun(Stage phase, int pass) implements RoundEvent {
    @Override
    public Race applyTo(Race game) {
      return game.with(
          game.round().at(phase, pass),
          game.players().map((seat, player) -> player.beginningPhase(work(player))));
    }

    private Work work(Player player) {
      return switch (phase) {
        case EXPLORE -> player.explorer().teams().isEmpty() ? Work.NONE : Work.OrbWork.BEGUN;
        case SETTLE -> Work.SettleWork.BEGUN;
        case CONSUME -> new Work.ConsumeWork(player.chose(Action.CONSUME_TRADE), 0);
        case PRODUCE -> new Work.ProduceWork(0);
        case START, ORB_SETUP, ACTIONS, DEVELOP -> Work.NONE;
      };
    }
  }

  /** RFTG-20.1: somebody has left; the hand is discarded, Orb cards leave the game. */
  @JsonTypeName("player-resigned.v1")
  record PlayerResigned(Seat seat) implements RoundEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      Cards left = player.hand().with(player.starts()).with(player.drawn());
      Race without = game;
      if (game.orb().isPresent() && game.theOrb().isGenerating(seat)) {
        OrbCard drawn = game.theOrb().generated().orElseThrow().card();
        without = without.with(game.theOrb().removing(drawn));
      }
      for (OrbCard card : player.explorer().cards()) {
        without = without.with(without.theOrb().removing(card));
      }
      return without.with(seat, player.leaving(), game.stock().discarding(left));
    }
  }

  /** RFTG-10.3: the game is over. */
  @JsonTypeName("ended.v1")
  record Ended() implements RoundEvent {
    @Override
    public Race applyTo(Race game) {
      return game.asOver();
    }
  }
}
