package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.Bonus;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.pending.Agenda;
import dev.starpost.text.Text;
import java.util.List;

/**
 * Earlier versions of events, in games that are stored. Nothing happens like this any more; they
 * are folded as ever, and say what they know.
 */
sealed interface FormerEvent extends CouncilEvent {

  /** Was shown, and was all that told of a step that was declined. */
  @JsonTypeName("asked.v1")
  record Asked(List<Task> agenda) implements FormerEvent {
    public Asked {
      agenda = List.copyOf(agenda);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.asking(Agenda.of(agenda));
    }

    @Override
    public Text text() {
      return Text.of("event.former.asked");
    }
  }

  /** Did not say whose turn it is. */
  @JsonTypeName("turn-begun.v1")
  record TurnBegun(Round.Phase phase, int turn) implements FormerEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withRound(game.round().at(phase, turn));
    }

    @Override
    public Text text() {
      return Text.of(
          phase == Round.Phase.BUY ? "event.former.turn-begun-buy" : "event.former.turn-begun-act",
          "turn",
          turn + 1);
    }
  }

  /** Did not say where it comes from. */
  @JsonTypeName("energy-gained.v1")
  record EnergyGained(Seat seat, int energy) implements FormerEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.gaining(seat, energy);
    }

    @Override
    public Text text() {
      return Text.of("event.energy-gained", "player", seat, "energy", energy);
    }
  }

  /** Did not say where they come from. */
  @JsonTypeName("gems-gained.v1")
  record GemsGained(Seat seat, Gems gems) implements FormerEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.gaining(seat, gems);
    }

    @Override
    public Text text() {
      return Text.of("event.former.gems-gained", "player", seat, "gems", BoardEvent.gains(gems, 0));
    }
  }

  /** Did not say which cards. */
  @JsonTypeName("market-discarded.v1")
  record MarketDiscarded(List<Integer> positions) implements FormerEvent {
    public MarketDiscarded {
      positions = List.copyOf(positions);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return AutomaEvent.discarding(game, positions);
    }

    @Override
    public Text text() {
      return Text.of("event.former.market-discarded", "count", positions.size());
    }
  }

  /** Did not say who has won. */
  @JsonTypeName("ended.v1")
  record Ended(PerSeat<Bonus> bonus) implements FormerEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.asOver();
    }

    @Override
    public Text text() {
      return Text.of("event.former.ended");
    }
  }
}
