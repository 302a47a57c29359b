package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.Board;
import dev.starpost.games.councilofshadows.component.Bonus;
import dev.starpost.games.councilofshadows.component.BonusCard;
import dev.starpost.games.councilofshadows.component.CardSet;
import dev.starpost.games.councilofshadows.component.Civilization;
import dev.starpost.games.councilofshadows.component.DarkTechSet;
import dev.starpost.games.councilofshadows.component.GalaxySet;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Leader;
import dev.starpost.games.councilofshadows.component.Market;
import dev.starpost.games.councilofshadows.component.Piles;
import dev.starpost.games.councilofshadows.component.UpgradeSet;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.pending.Agenda;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Events of the round's course: setup, turns, plans, consumption. */
sealed interface RoundEvent extends CouncilEvent {

  /**
   * §2: everything is shuffled and dealt.
   *
   * @param dark the dark bonus card of each person
   * @param gems what each person starts with
   */
  @JsonTypeName("opened.v1")
  record Opened(
      Table table,
      Board board,
      Market market,
      Piles piles,
      Automa automa,
      PerSeat<BonusCard> dark,
      Gems gems,
      CardSet hand,
      int consumption)
      implements RoundEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      List<Player> players = new ArrayList<>();
      for (Seat seat : table.seats()) {
        List<Zone> zones = new ArrayList<>();
        for (ZoneId zone : ZoneId.ALL.subList(0, ZoneId.BASIC)) {
          zones.add(Zone.empty(zone));
        }
        Bonus bonus = new Bonus(Optional.of(dark.get(seat)), List.of());
        players.add(player(Optional.empty(), gems, hand, zones, bonus));
      }
      if (table.isSolo()) {
        Optional<Civilization> blue = Optional.of(Civilization.AUTOMAS);
        players.add(player(blue, Gems.NONE, CardSet.NONE, List.of(), Bonus.NONE));
      }
      return new CouncilOfShadows(
          table,
          board,
          market,
          piles,
          automa,
          PerSeat.of(players),
          Round.UNOPENED,
          Agenda.empty(),
          false);
    }

    private Player player(
        Optional<Civilization> civilization,
        Gems held,
        CardSet cards,
        List<Zone> zones,
        Bonus bonus) {
      return new Player(
          civilization,
          Optional.empty(),
          new Track(consumption, 0, 0, 0),
          held,
          cards,
          List.copyOf(zones),
          Plan.NONE,
          UpgradeSet.NONE,
          GalaxySet.NONE,
          DarkTechSet.NONE,
          bonus,
          false);
    }

    @Override
    public Optional<Object> shownTo(Viewer viewer) {
      return Optional.of(
          new CouncilShown.Opened(
              table,
              board,
              market.offers(),
              viewer.seat().map(dark::get),
              gems,
              hand,
              consumption));
    }
  }

  /** COS-2.9. */
  @JsonTypeName("civilization-chosen.v1")
  record CivilizationChosen(Seat seat, Civilization civilization) implements RoundEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.with(seat, game.player(seat).withCivilization(civilization));
    }
  }

  /**
   * COS-2.11, COS-2.12: the tokens are dealt, token 1 first, and the energy that goes with each.
   */
  @JsonTypeName("order-dealt.v1")
  record OrderDealt(List<Seat> order, List<Integer> energy) implements RoundEvent {
    public OrderDealt {
      order = List.copyOf(order);
      energy = List.copyOf(energy);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      CouncilOfShadows dealt = game;
      for (int token = 0; token < order.size(); token++) {
        Player player = game.player(order.get(token));
        Track track = player.track().withEnergy(energy.get(token), token + 1);
        dealt = dealt.with(order.get(token), player.withTrack(track));
      }
      return dealt.withRound(game.round().ordered(order).at(Round.Phase.LEADERS, -1));
    }
  }

  /** COS-11.1, COS-11.2: a leader, the markers it sets, and the zone it adds. */
  @JsonTypeName("leader-chosen.v1")
  record LeaderChosen(Seat seat, Leader leader, int consumption, int energy, Optional<ZoneId> zone)
      implements RoundEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      Player player = game.player(seat).withLeader(leader);
      player = player.withTrack(player.track().withConsumption(consumption));
      player = zone.isPresent() ? player.withZone(zone.get()) : player;
      return game.with(seat, player).gaining(seat, energy);
    }
  }

  /** COS-3.1. */
  @JsonTypeName("round-begun.v1")
  record RoundBegun(int number) implements RoundEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withRound(game.round().begun(number));
    }
  }

  /** COS-3.1: somebody's turn to buy or to act; turns are counted from 0. */
  @JsonTypeName("turn-begun.v1")
  record TurnBegun(Round.Phase phase, int turn) implements RoundEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withRound(game.round().at(phase, turn));
    }
  }

  /** §4: everybody plans. */
  @JsonTypeName("planning-begun.v1")
  record PlanningBegun() implements RoundEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withRound(game.round().at(Round.Phase.PLAN, -1));
    }
  }

  /**
   * COS-4.1: somebody has decided a zone.
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
      implements RoundEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      Plan plan = game.player(seat).plan().with(zone, card, decided);
      return game.with(seat, game.player(seat).withPlan(plan));
    }

    @Override
    public Optional<Object> shownTo(Viewer viewer) {
      if (open || viewer.is(seat)) {
        return Optional.of(this);
      }
      return complete ? Optional.of(new CouncilShown.PlanLaid(seat, true)) : Optional.empty();
    }
  }

  /** COS-4.5: somebody begins the plan anew. */
  @JsonTypeName("plan-reopened.v1")
  record PlanReopened(Seat seat) implements RoundEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.with(seat, game.player(seat).withPlan(Plan.NONE));
    }
  }

  /** COS-4.6: all plans are shown. */
  @JsonTypeName("plans-revealed.v1")
  record PlansRevealed(List<Plan.Of> plans) implements RoundEvent {
    public PlansRevealed {
      plans = List.copyOf(plans);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      CouncilOfShadows revealed = game;
      for (Plan.Of each : plans) {
        revealed = revealed.with(each.seat(), game.player(each.seat()).revealing(each.plan()));
      }
      return revealed;
    }

    @Override
    public boolean isFinal() {
      return true;
    }
  }

  /** §5: all consumption markers have moved; those who moved are listed in their new order. */
  @JsonTypeName("consumption-counted.v1")
  record ConsumptionCounted(List<Moved> moved) implements RoundEvent {
    /**
     * One marker.
     *
     * @param sum of the cards
     * @param consumption where the marker is now
     * @param by how far it really moved (COS-5.5)
     */
    record Moved(Seat seat, int sum, int consumption, int by) {}

    public ConsumptionCounted {
      moved = List.copyOf(moved);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      CouncilOfShadows counted = game;
      List<Seat> order = new ArrayList<>(moved.size());
      for (Moved each : moved) {
        Player player = game.player(each.seat());
        counted =
            counted.with(
                each.seat(), player.withTrack(player.track().withConsumption(each.consumption())));
        order.add(each.seat());
      }
      return counted.withRound(game.round().ordered(order).at(Round.Phase.ACT, -1));
    }
  }

  /** COS-6.15. */
  @JsonTypeName("zones-shifted.v1")
  record ZonesShifted(Seat seat) implements RoundEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.with(seat, game.player(seat).shifted());
    }
  }

  /** What is asked now, and what is to be done then; the last is the next. */
  @JsonTypeName("asked.v1")
  record Asked(List<Task> agenda) implements RoundEvent {
    public Asked {
      agenda = List.copyOf(agenda);
    }

    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.asking(Agenda.of(agenda));
    }
  }
}
