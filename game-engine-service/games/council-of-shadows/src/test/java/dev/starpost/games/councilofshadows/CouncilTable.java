package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.AutomaCard;
import dev.starpost.games.councilofshadows.component.Board;
import dev.starpost.games.councilofshadows.component.Bonus;
import dev.starpost.games.councilofshadows.component.BonusCard;
import dev.starpost.games.councilofshadows.component.CardSet;
import dev.starpost.games.councilofshadows.component.Civilization;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.DarkTechSet;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.GalaxySet;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Leader;
import dev.starpost.games.councilofshadows.component.Market;
import dev.starpost.games.councilofshadows.component.Pile;
import dev.starpost.games.councilofshadows.component.Piles;
import dev.starpost.games.councilofshadows.component.Planet;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.games.councilofshadows.component.Upgrade;
import dev.starpost.games.councilofshadows.component.UpgradeSet;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.pending.Agenda;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** States as tests like to say them. */
final class CouncilTable {
  static final Seat ANN = Seat.of(1);
  static final Seat BEN = Seat.of(2);
  static final Seat CAT = Seat.of(3);
  static final Seat DAN = Seat.of(4);

  /** In solo play. */
  static final Seat AUTOMA = Seat.of(2);

  /** Asked when all is done that the test is about, so that the game stops there. */
  static final Task STOP = new RoundPending.CivilizationChoice(ANN);

  private CouncilOfShadows game;

  private CouncilTable(CouncilOfShadows game) {
    this.game = game;
  }

  /**
   * A table in round 1 with an empty board, empty piles and players without gems; it is Ann's turn
   * to act, and the order is that of the seats.
   */
  static CouncilTable table(int players) {
    Table table =
        new Table(
            players,
            true,
            true,
            true,
            false,
            Table.TieBreak.MAIN_BOARD,
            Table.StartEnergy.ALL_ZERO);
    List<Player> all = new ArrayList<>();
    for (Seat seat : Seat.first(Math.max(2, players))) {
      boolean automa = table.isAutoma(seat);
      List<Zone> zones = ZoneId.ALL.subList(0, 3).stream().map(Zone::empty).toList();
      all.add(
          new Player(
              Optional.of(Civilization.ALL.get(automa ? 3 : seat.index())),
              Optional.empty(),
              new Track(20, 0, seat.number(), 0),
              Gems.NONE,
              automa ? CardSet.NONE : CardSet.START,
              automa ? List.of() : zones,
              Plan.NONE,
              UpgradeSet.NONE,
              GalaxySet.NONE,
              DarkTechSet.NONE,
              automa ? Bonus.NONE : new Bonus(Optional.of(bonus("db-galaxy-grey")), List.of()),
              false));
    }
    Pile<SolarSystem> none = Pile.of(List.of());
    return new CouncilTable(
        new CouncilOfShadows(
            table,
            Board.EMPTY,
            new Market(List.of(), Pile.of(List.of()), List.of()),
            new Piles(
                List.of(none, none, none),
                List.of(),
                List.of(Pile.of(DarkTech.ofLevel(1)), Pile.of(DarkTech.ofLevel(2))),
                Pile.of(List.of())),
            new Automa(
                List.of(Pile.of(List.of()), Pile.of(List.of()), Pile.of(List.of())),
                List.of(),
                Optional.empty()),
            PerSeat.of(all),
            new Round(1, Round.Phase.ACT, PerSeat.of(all).seats(), 0, false, Optional.empty()),
            Agenda.empty(),
            false));
  }

  static ActionCard card(String id) {
    return ActionCard.of(id);
  }

  static SolarSystem system(String id) {
    return SolarSystem.of(id);
  }

  static Planet planet(String id) {
    return Planet.of(id);
  }

  static BonusCard bonus(String id) {
    return BonusCard.of(id);
  }

  static Upgrade upgrade(String id) {
    return Upgrade.of(id);
  }

  static DarkTech darkTech(String id) {
    return DarkTech.of(id);
  }

  static Gems gems(int anthracite, int gold, int transparent) {
    return new Gems(anthracite, gold, transparent);
  }

  private CouncilTable player(Seat seat, UnaryOperator<Player> change) {
    game = game.with(seat, change.apply(game.player(seat)));
    return this;
  }

  CouncilTable track(Seat seat, int consumption, int energy) {
    return player(
        seat,
        player ->
            player.withTrack(
                new Track(consumption, energy, player.track().arrival(), player.level())));
  }

  CouncilTable arrival(Seat seat, int arrival) {
    return player(
        seat,
        player -> player.withTrack(player.track().withEnergy(player.track().energy(), arrival)));
  }

  CouncilTable level(Seat seat, int level) {
    return player(seat, player -> player.withTrack(player.track().withLevel(level)));
  }

  CouncilTable gems(Seat seat, int anthracite, int gold, int transparent) {
    return player(seat, player -> player.withGems(new Gems(anthracite, gold, transparent)));
  }

  CouncilTable hand(Seat seat, String... cards) {
    return player(seat, player -> player.withCards(cards(cards), player.zones()));
  }

  /** Cards on a zone, the top one last. */
  CouncilTable zone(Seat seat, int zone, String... cards) {
    return player(
        seat,
        player -> {
          List<Zone> zones = new ArrayList<>(player.zones());
          ZoneId id = zones.get(zone - 1).id();
          zones.set(
              zone - 1, new Zone(id, cards(cards), Optional.of(card(cards[cards.length - 1]))));
          return player.withCards(player.hand().without(cards(cards)), zones);
        });
  }

  CouncilTable extraZone(Seat seat, ZoneId zone) {
    return player(seat, player -> player.withZone(zone));
  }

  CouncilTable upgrades(Seat seat, String... upgrades) {
    return player(
        seat,
        player ->
            player.withUpgrades(UpgradeSet.of(Stream.of(upgrades).map(Upgrade::of).toList())));
  }

  CouncilTable darkTech(Seat seat, String... cards) {
    return player(
        seat,
        player -> player.withDarkTech(DarkTechSet.of(Stream.of(cards).map(DarkTech::of).toList())));
  }

  CouncilTable leader(Seat seat, String leader) {
    return player(seat, player -> player.withLeader(Leader.of(leader)));
  }

  CouncilTable stations(Seat seat, Galaxy... galaxies) {
    return player(seat, player -> player.withStations(GalaxySet.of(List.of(galaxies))));
  }

  CouncilTable bonus(Seat seat, String dark, String... light) {
    List<BonusCard> cards = Stream.of(light).map(BonusCard::of).toList();
    Optional<BonusCard> own = dark.isEmpty() ? Optional.empty() : Optional.of(bonus(dark));
    return player(seat, player -> player.withBonus(new Bonus(own, List.of()).withLight(cards)));
  }

  CouncilTable system(String system, String slot) {
    game = game.withBoard(game.board().with(SolarSystem.of(system), Slot.of(slot)));
    return this;
  }

  CouncilTable cubes(Seat seat, String planet, int cubes) {
    game = game.withBoard(game.board().with(Planet.of(planet), seat, cubes));
    return this;
  }

  /** Positions from 1 on. */
  CouncilTable market(String... cards) {
    List<Market.Offer> offers = new ArrayList<>();
    for (String card : cards) {
      offers.add(new Market.Offer(offers.size() + 1, card(card)));
    }
    game = game.withMarket(new Market(offers, game.market().pile(), List.of()));
    return this;
  }

  CouncilTable aiPile(String... cards) {
    game = game.withMarket(game.market().withPile(Pile.of(list(cards))));
    return this;
  }

  CouncilTable aiDiscards(String... cards) {
    game = game.withMarket(new Market(game.market().offers(), game.market().pile(), list(cards)));
    return this;
  }

  CouncilTable pile(int sector, String... systems) {
    List<Pile<SolarSystem>> piles = new ArrayList<>(game.piles().systems());
    piles.set(sector - 1, Pile.of(Stream.of(systems).map(SolarSystem::of).toList()));
    game =
        game.withPiles(new Piles(piles, List.of(), game.piles().darkTech(), game.piles().light()));
    return this;
  }

  CouncilTable light(String... cards) {
    List<BonusCard> pile = Stream.of(cards).map(BonusCard::of).toList();
    game = game.withPiles(game.piles().withLight(Pile.of(pile)));
    return this;
  }

  /** The card that the Automa plays this round. */
  CouncilTable automaCard(String card) {
    AutomaCard shown = AutomaCard.of(card);
    game = game.withAutoma(new Automa(game.automa().piles(), List.of(shown), Optional.of(shown)));
    return this;
  }

  CouncilTable automaPile(int level, String... cards) {
    List<Pile<AutomaCard>> piles = new ArrayList<>(game.automa().piles());
    piles.set(level, Pile.of(Stream.of(cards).map(AutomaCard::of).toList()));
    game = game.withAutoma(game.automa().withPiles(piles));
    return this;
  }

  CouncilTable round(int number, Round.Phase phase, int turn) {
    Round now = game.round();
    game = game.withRound(new Round(number, phase, now.order(), turn, now.last(), now.throne()));
    return this;
  }

  CouncilTable throne(Seat seat) {
    game = game.withRound(game.round().crowning(seat));
    return this;
  }

  CouncilTable change(UnaryOperator<Table> change) {
    game =
        new CouncilOfShadows(
            change.apply(game.table()),
            game.board(),
            game.market(),
            game.piles(),
            game.automa(),
            game.players(),
            game.round(),
            game.agenda(),
            game.over());
    return this;
  }

  CouncilTable screens(boolean on) {
    return change(
        table ->
            new Table(
                table.players(),
                table.stations(),
                table.leaders(),
                on,
                table.advancedAutoma(),
                table.finalTieBreak(),
                table.startEnergy()));
  }

  /** With nothing but these on the agenda, the last one asked or done first. */
  CouncilOfShadows with(Task... agenda) {
    return game.asking(Agenda.of(Arrays.asList(agenda)));
  }

  /** Asked this, and nothing that concerns the test afterwards. */
  CouncilOfShadows asking(Task task) {
    return with(STOP, task);
  }

  CouncilOfShadows buying(Seat seat) {
    round(1, Round.Phase.BUY, seat.index());
    return with(STOP, new Chore.Settle(seat), new RoundPending.Purchases(seat, 0, false));
  }

  /** The end of the seat's exploitation step. */
  CouncilOfShadows exploiting(Seat seat) {
    return with(
        STOP,
        new Chore.Settle(seat),
        new ExploitPending.Exploitation(seat, GalaxySet.NONE, GalaxySet.NONE, false));
  }

  CouncilOfShadows planning(Seat... seats) {
    round(game.round().number(), Round.Phase.PLAN, -1);
    return with(new RoundPending.Plans(List.of(seats)));
  }

  private static List<ActionCard> list(String... cards) {
    return Stream.of(cards).map(ActionCard::of).toList();
  }

  private static CardSet cards(String... cards) {
    return CardSet.of(list(cards));
  }
}
