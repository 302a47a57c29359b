package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;

/** Events of the course of the game: rounds and phases, the end. */
sealed interface RoundEvent extends RaceEvent {

  /**
   * RFTG-4.1: a round begins.
   *
   * @param points how everybody stands, as far as all know
   */
  @JsonTypeName("round-begun.v1")
  record RoundBegun(int number, PerSeat<Integer> points) implements RoundEvent {
    @Override
    public Race applyTo(Race game) {
      return game.withRound(game.round().next());
    }

    @Override
    public Text text() {
      return Text.of("event.round-begun", "round", number, "points", standings(points));
    }

    @Override
    public boolean isAftermath() {
      return true;
    }
  }

  private static List<Text> standings(PerSeat<Integer> points) {
    return points.seats().stream()
        .map(seat -> Text.of("standing", "player", seat, "points", points.get(seat)))
        .toList();
  }

  /** RFTG-4.1: what everybody has chosen; nothing of those who have left. */
  @JsonTypeName("actions-revealed.v1")
  record ActionsRevealed(PerSeat<List<Action>> actions) implements RoundEvent {
    @Override
    public Race applyTo(Race game) {
      return game.withPlayers(
          game.players().map((seat, player) -> player.withActions(actions.get(seat))));
    }

    @Override
    public Text text() {
      List<Text> choices = new ArrayList<>();
      for (Seat seat : actions.seats()) {
        if (!actions.get(seat).isEmpty()) {
          List<Text> chosen = actions.get(seat).stream().map(Action::label).toList();
          choices.add(Text.of("action-choice", "player", seat, "actions", chosen));
        }
      }
      return Text.of("event.actions-revealed", "choices", choices);
    }
  }

  /**
   * RFTG-4.2: a phase begins, and the cards placed before are in force.
   *
   * @param pass 1 for the second time in a round
   * @param chosenBy who chose it, and gets its bonus
   */
  @JsonTypeName("phase-begun.v1")
  record PhaseBegun(Stage phase, int pass, List<Seat> chosenBy) implements RoundEvent {
    public PhaseBegun {
      chosenBy = List.copyOf(chosenBy);
    }

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

    @Override
    public Text text() {
      if (phase == Stage.ORB_SETUP) {
        return Text.of("event.orb-setup-begun");
      }
      return Text.of(
          pass == 0 ? "event.phase-begun" : "event.phase-begun-again",
          "phase",
          phase.label(),
          "players",
          chosenBy);
    }

    @Override
    public boolean isAftermath() {
      return true;
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

    @Override
    public Text text() {
      return Text.of("event.player-resigned", "player", seat);
    }
  }

  /**
   * RFTG-10.3: the game is over.
   *
   * @param cause why this was the last round
   * @param full those whose tableau is full
   * @param points what everybody has, tokens that were hidden included
   * @param tieBroken whether somebody has as many points as those who win
   */
  @JsonTypeName("ended.v1")
  record Ended(
      EndCause cause,
      List<Seat> full,
      PerSeat<Integer> points,
      boolean tieBroken,
      List<Seat> winners)
      implements RoundEvent {
    public Ended {
      full = List.copyOf(full);
      winners = List.copyOf(winners);
    }

    @Override
    public Race applyTo(Race game) {
      return game.asOver();
    }

    @Override
    public Text text() {
      return Text.of(
          tieBroken ? "event.ended-tied" : "event.ended",
          "cause",
          Text.of("event.ended." + cause.id(), "players", full),
          "points",
          standings(points),
          "winners",
          winners);
    }

    @Override
    public boolean isAftermath() {
      return true;
    }
  }
}
