package dev.starpost.games.councilofshadows.view;

import dev.starpost.games.councilofshadows.Automa;
import dev.starpost.games.councilofshadows.CouncilOfShadows;
import dev.starpost.games.councilofshadows.ExploitPending;
import dev.starpost.games.councilofshadows.Pending;
import dev.starpost.games.councilofshadows.Plan;
import dev.starpost.games.councilofshadows.Player;
import dev.starpost.games.councilofshadows.Round;
import dev.starpost.games.councilofshadows.Table;
import dev.starpost.games.councilofshadows.Track;
import dev.starpost.games.councilofshadows.Zone;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.AutomaCard;
import dev.starpost.games.councilofshadows.component.Bonus;
import dev.starpost.games.councilofshadows.component.CardSet;
import dev.starpost.games.councilofshadows.component.Civilization;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.DarkTechSet;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.GalaxySet;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Leader;
import dev.starpost.games.councilofshadows.component.Market;
import dev.starpost.games.councilofshadows.component.Pile;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.games.councilofshadows.component.StationType;
import dev.starpost.games.councilofshadows.component.UpgradeSet;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a viewer knows of the game (COS-1.12). The module's README tells each field. */
public record CouncilView(
    int round,
    Round.Phase phase,
    boolean lastRound,
    Optional<Seat> throne,
    List<Seat> order,
    Optional<Seat> active,
    Optional<Pending> asked,
    Table table,
    List<GalaxyView> galaxies,
    List<Market.Offer> market,
    PilesView piles,
    Optional<AutomaView> automa,
    List<PlayerView> players,
    Optional<YouView> you,
    boolean over) {

  /** A galaxy with its slots and stations. */
  record GalaxyView(
      Galaxy id,
      int sector,
      Layout.Yield high,
      Layout.Yield low,
      StationType station,
      List<Seat> stations,
      List<SlotView> slots) {}

  /** A slot, and what lies there; the cubes are seat numbers, planet by planet. */
  record SlotView(Slot id, Optional<SolarSystem> system, List<List<Integer>> cubes) {}

  /** How much the piles hold. */
  record PilesView(
      List<Integer> systems,
      int aiCards,
      List<ActionCard> aiDiscards,
      List<Integer> darkTech,
      int lightBonus) {}

  /** The Automa's cards. */
  record AutomaView(Optional<AutomaCard> card, List<AutomaCard> played, List<Integer> piles) {}

  /** One player's side of the table, or the Automa's. */
  public record PlayerView(
      Seat seat,
      boolean automa,
      Optional<Civilization> civilization,
      Optional<Leader> leader,
      Track track,
      Gems gems,
      int hand,
      List<ZoneView> zones,
      boolean planned,
      Optional<SortedMap<ZoneId, ActionCard>> plan,
      UpgradeSet upgrades,
      GalaxySet stations,
      DarkTechSet darkTech,
      int bonusCards,
      Optional<Bonus> bonus,
      boolean resigned) {}

  /** An action zone with its stack. */
  public record ZoneView(ZoneId id, int range, Optional<ActionCard> top, CardSet covered) {}

  /** What only the viewer knows. */
  public record YouView(
      Seat seat, CardSet hand, Bonus bonus, List<SolarSystem> drawn, List<DarkTech> darkTech) {}

  public static CouncilView of(CouncilOfShadows game, Viewer viewer) {
    Round round = game.round();
    List<PlayerView> players = new ArrayList<>();
    for (Seat seat : game.players().seats()) {
      players.add(player(game, seat, viewer));
    }
    List<GalaxyView> galaxies = new ArrayList<>();
    for (Galaxy galaxy : game.layout().galaxies()) {
      galaxies.add(galaxy(game, galaxy));
    }
    return new CouncilView(
        round.number(),
        round.phase(),
        round.last(),
        round.throne(),
        round.order(),
        round.turn() < 0 ? Optional.empty() : Optional.of(round.order().get(round.turn())),
        game.pending(),
        game.table(),
        galaxies,
        game.market().offers(),
        piles(game),
        game.table().isSolo() ? Optional.of(automa(game)) : Optional.empty(),
        players,
        viewer.seat().map(seat -> you(game, seat)),
        game.over());
  }

  private static GalaxyView galaxy(CouncilOfShadows game, Galaxy galaxy) {
    List<Seat> stations = new ArrayList<>();
    for (Seat seat : game.players().seats()) {
      if (game.player(seat).stations().has(galaxy)) {
        stations.add(seat);
      }
    }
    List<SlotView> slots = new ArrayList<>();
    for (Slot slot : game.layout().slotsOf(galaxy)) {
      Optional<SolarSystem> system = Optional.ofNullable(game.board().systemAt(slot));
      slots.add(new SlotView(slot, system, system.map(game.board()::owners).orElse(List.of())));
    }
    return new GalaxyView(
        galaxy,
        Layout.sectorOf(galaxy),
        Layout.high(galaxy),
        Layout.low(galaxy),
        Layout.stationOf(galaxy),
        stations,
        slots);
  }

  private static PilesView piles(CouncilOfShadows game) {
    return new PilesView(
        game.piles().systems().stream().map(Pile::size).toList(),
        game.market().pile().size(),
        game.market().discards(),
        game.piles().darkTech().stream().map(Pile::size).toList(),
        game.piles().light().size());
  }

  private static AutomaView automa(CouncilOfShadows game) {
    Automa automa = game.automa();
    return new AutomaView(
        automa.card(), automa.played(), automa.piles().stream().map(Pile::size).toList());
  }

  private static PlayerView player(CouncilOfShadows game, Seat seat, Viewer viewer) {
    Player player = game.player(seat);
    boolean planning = game.round().phase() == Round.Phase.PLAN;
    boolean screens = game.table().screens();
    List<ZoneView> zones = new ArrayList<>();
    for (Zone zone : player.zones()) {
      CardSet covered = zone.isEmpty() ? CardSet.NONE : zone.cards().without(zone.top().get());
      zones.add(new ZoneView(zone.id(), player.upgrades().range(zone.id()), zone.top(), covered));
    }
    return new PlayerView(
        seat,
        game.table().isAutoma(seat),
        player.civilization(),
        player.leader(),
        player.track(),
        player.gems(),
        (screens ? player.hand() : player.handLeft()).size(),
        zones,
        planning && player.hasPlanned(),
        screens && !viewer.is(seat) ? Optional.empty() : Optional.of(plan(player)),
        player.upgrades(),
        player.stations(),
        player.darkTech(),
        player.bonus().size(),
        game.over() ? Optional.of(player.bonus()) : Optional.empty(),
        player.resigned());
  }

  private static SortedMap<ZoneId, ActionCard> plan(Player player) {
    SortedMap<ZoneId, ActionCard> plan = new TreeMap<>();
    for (Plan.Laid laid : player.plan().laid()) {
      plan.put(laid.zone(), laid.card());
    }
    return plan;
  }

  private static YouView you(CouncilOfShadows game, Seat seat) {
    Player player = game.player(seat);
    return new YouView(
        seat,
        player.handLeft(),
        player.bonus(),
        isAsked(game, seat) ? game.piles().drawn() : List.of(),
        darkTech(game, seat));
  }

  private static boolean isAsked(CouncilOfShadows game, Seat seat) {
    return game.pending().filter(pending -> pending.isAsked(seat)).isPresent();
  }

  /** COS-8.6: the cards to choose from, not in the order of the pile. */
  private static List<DarkTech> darkTech(CouncilOfShadows game, Seat seat) {
    return game.pending().orElse(null) instanceof ExploitPending.DarkTechChoice choice
            && choice.isAsked(seat)
        ? DarkTech.ofLevel(choice.level()).stream()
            .filter(game.piles().level(choice.level()).cards()::contains)
            .toList()
        : List.of();
  }
}
