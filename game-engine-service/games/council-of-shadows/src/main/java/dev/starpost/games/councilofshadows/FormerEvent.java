package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.Bonus;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Planet;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.pending.Agenda;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

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

  /** Did not say in which galaxy. */
  @JsonTypeName("cubes-placed.v1")
  record CubesPlaced(Seat seat, Planet planet, int cubes) implements FormerEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withBoard(game.board().with(planet, seat, cubes));
    }

    @Override
    public Text text() {
      return Text.of(
          "event.former.cubes-placed",
          "player",
          seat,
          "cubes",
          cubes,
          "planet",
          planet.item().label());
    }
  }

  /** Did not say what spared the cube, nor which card allowed it. */
  @JsonTypeName("galaxy-exploited.v1")
  record GalaxyExploited(Seat seat, Galaxy galaxy, Optional<Planet> planet, int energy)
      implements FormerEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return BoardEvent.exploited(game, seat, planet, energy);
    }

    @Override
    public Text text() {
      Text cost = planet.map(BoardEvent::cube).orElse(Text.of("exploited.spared"));
      return BoardEvent.exploitation(seat, galaxy, energy, cost);
    }
  }

  /** Did not say what was paid. */
  @JsonTypeName("level-reached.v1")
  record LevelReached(Seat seat, int level, int energy) implements FormerEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return LevelEvent.atLevel(game, seat, level, energy);
    }

    @Override
    public boolean isFinal() {
      return true;
    }

    @Override
    public Text text() {
      return Text.of(
          "event.former.level-reached", "player", seat, "level", level, "energy", energy);
    }
  }

  /** Did not say by what, nor how high it was. */
  @JsonTypeName("consumption-lowered.v1")
  record ConsumptionLowered(Seat seat, int consumption) implements FormerEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return LevelEvent.consuming(game, seat, consumption);
    }

    @Override
    public Text text() {
      return Text.of(
          "event.former.consumption-lowered", "player", seat, "consumption", consumption);
    }
  }

  /** Did not say what each bonus card gave. */
  @JsonTypeName("scored.v1")
  record Scored(List<Line> lines) implements FormerEvent {
    /** One player's energy for gems, AI cards and bonus cards. */
    record Line(Seat seat, int gems, int aiCards, int bonus, int level, int energy) {
      private Text text() {
        return Text.of(
            "former.scored",
            "player",
            seat,
            "gems",
            gems,
            "cards",
            aiCards,
            "bonus",
            bonus,
            "level",
            level,
            "energy",
            energy);
      }
    }

    public Scored {
      lines = List.copyOf(lines);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      CouncilOfShadows scored = game;
      for (Line line : lines) {
        scored = LevelEvent.atLevel(scored, line.seat(), line.level(), line.energy());
      }
      return scored;
    }

    @Override
    public boolean isFinal() {
      return true;
    }

    @Override
    public Text text() {
      return Text.of("event.scored", "lines", lines.stream().map(Line::text).toList());
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

  /**
   * Was one zone of a plan, which was laid zone by zone.
   *
   * @param decided how many zones are decided now
   * @param complete whether all are
   * @param open whether everybody may see it: there are no screens
   */
  @JsonTypeName("plan-laid.v1")
  record PlanLaid(
      Seat seat,
      ZoneId zone,
      Optional<ActionCard> card,
      int decided,
      boolean complete,
      boolean open)
      implements FormerEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      Plan plan = game.player(seat).plan().with(zone, card, decided);
      return game.with(seat, game.player(seat).withPlan(plan));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      if (open || viewer.is(seat)) {
        return Optional.of(this);
      }
      return complete ? Optional.of(new CouncilShown.FormerPlanLaid(seat, true)) : Optional.empty();
    }

    @Override
    public Text text() {
      return card.isPresent()
          ? Text.of(
              "event.former.plan-laid",
              "player",
              seat,
              "card",
              card.get().item().label(),
              "zone",
              zone.label())
          : Text.of("event.former.plan-laid-none", "player", seat, "zone", zone.label());
    }
  }

  /** Was needed to change a complete plan. */
  @JsonTypeName("plan-reopened.v1")
  record PlanReopened(Seat seat) implements FormerEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.with(seat, game.player(seat).withPlan(Plan.NONE));
    }

    @Override
    public Text text() {
      return Text.of("event.former.plan-reopened", "player", seat);
    }
  }
}
