package dev.starpost.games.councilofshadows;

import com.fasterxml.jackson.annotation.JsonTypeName;
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
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.pending.Agenda;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Events of the round's course: setup, rounds, turns. */
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
    public Optional<Shown> shownTo(Viewer viewer) {
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

    @Override
    public Text text() {
      return shownTo(Viewer.SPECTATOR).orElseThrow().text();
    }
  }

  /** COS-2.9. */
  @JsonTypeName("civilization-chosen.v1")
  record CivilizationChosen(Seat seat, Civilization civilization) implements RoundEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.with(seat, game.player(seat).withCivilization(civilization));
    }

    @Override
    public Text text() {
      return Text.of(
          "event.civilization-chosen", "player", seat, "civilization", civilization.item().label());
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

    @Override
    public Text text() {
      return Text.of("event.order-dealt", "players", order);
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

    @Override
    public Text text() {
      return Text.of(
          energy == 0 ? "event.leader-chosen-no-energy" : "event.leader-chosen",
          "player",
          seat,
          "leader",
          leader.item().label(),
          "consumption",
          consumption,
          "energy",
          energy);
    }
  }

  /** COS-3.1. */
  @JsonTypeName("round-begun.v1")
  record RoundBegun(int number) implements RoundEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withRound(game.round().begun(number));
    }

    @Override
    public Text text() {
      return Text.of("event.round-begun", "round", number);
    }
  }

  /** COS-3.1: somebody's turn to buy or to act; turns are counted from 0. */
  @JsonTypeName("turn-begun.v2")
  record TurnBegun(Seat seat, Round.Phase phase, int turn) implements RoundEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.withRound(game.round().at(phase, turn));
    }

    @Override
    public Text text() {
      return Text.of(
          phase == Round.Phase.BUY ? "event.turn-begun-buy" : "event.turn-begun-act",
          "player",
          seat);
    }
  }

  /** COS-6.15. */
  @JsonTypeName("zones-shifted.v1")
  record ZonesShifted(Seat seat) implements RoundEvent {
    @Override
    public CouncilOfShadows applyTo(CouncilOfShadows game) {
      return game.with(seat, game.player(seat).shifted());
    }

    @Override
    public Text text() {
      return Text.of("event.zones-shifted", "player", seat);
    }
  }

  /**
   * What is asked now, and what is to be done then; the last is the next. Bookkeeping, which the
   * question itself tells.
   */
  @JsonTypeName("asked.v2")
  record Asked(List<Task> agenda) implements RoundEvent {
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

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.empty();
    }
  }
}
