package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.AutomaCard;
import dev.starpost.games.councilofshadows.component.Board;
import dev.starpost.games.councilofshadows.component.BonusCard;
import dev.starpost.games.councilofshadows.component.CardSet;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Market;
import dev.starpost.games.councilofshadows.component.Pile;
import dev.starpost.games.councilofshadows.component.Piles;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.games.councilofshadows.component.Upgrade;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.table.TableOption;
import dev.starpost.kernel.table.TableOptions;
import dev.starpost.kernel.table.TableOptionsSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** §2 Setup: shuffle, deal, and let the first player choose a civilization. */
public final class Opening {
  private static final String SPACE_STATIONS = "spaceStations";
  private static final String LEADERS = "leaders";
  private static final String SCREENS = "screens";
  private static final String ADVANCED_AUTOMA = "advancedAutoma";
  private static final String FINAL_TIE_BREAK = "finalTieBreak";
  private static final String START_ENERGY = "startEnergy";

  /** COS-2.1: what a table may agree on. */
  public static final TableOptionsSchema OPTIONS =
      TableOptionsSchema.of(
          new TableOption.Flag(SPACE_STATIONS, false),
          new TableOption.Flag(LEADERS, false),
          new TableOption.Flag(SCREENS, true),
          new TableOption.Flag(ADVANCED_AUTOMA, false),
          new TableOption.Choice(
              FINAL_TIE_BREAK,
              List.of(Table.TieBreak.MAIN_BOARD.id(), Table.TieBreak.PLAYER_BOARD.id()),
              Table.TieBreak.MAIN_BOARD.id()),
          new TableOption.Choice(
              START_ENERGY,
              List.of(Table.StartEnergy.ALL_ZERO.id(), Table.StartEnergy.STAGGERED.id()),
              Table.StartEnergy.ALL_ZERO.id()));

  private static final int SETUP_SECTOR = Layout.sectorOf(Layout.SETUP_GALAXY);

  private Opening() {}

  public static List<CouncilEvent> open(Setup setup, Dice dice) {
    Table table = table(setup);
    List<Pile<SolarSystem>> systems = new ArrayList<>();
    for (int sector = 1; sector <= Layout.SECTORS; sector++) {
      systems.add(Pile.of(dice.shuffle(SolarSystem.ofSector(sector))));
    }
    Board board = Board.EMPTY;
    for (Slot slot : table.layout().slotsOf(Layout.SETUP_GALAXY)) {
      board = board.with(systems.get(SETUP_SECTOR - 1).top(), slot);
      systems.set(SETUP_SECTOR - 1, systems.get(SETUP_SECTOR - 1).without(1));
    }
    Market market = market(dice.shuffle(ActionCard.AI));
    List<Pile<DarkTech>> darkTech = new ArrayList<>();
    for (int level = 1; level <= DarkTech.LEVELS; level++) {
      darkTech.add(Pile.of(dice.shuffle(DarkTech.ofLevel(level))).without(DarkTech.REMOVED));
    }
    Pile<BonusCard> light = Pile.of(dice.shuffle(BonusCard.LIGHT));
    List<BonusCard> dark = dice.shuffle(BonusCard.darkFor(table.players(), table.stations()));
    Piles piles = new Piles(systems, List.of(), darkTech, light);
    PerSeat<BonusCard> dealt = PerSeat.of(dark.subList(0, table.players()));
    Play play = new Play(CouncilOfShadows.UNOPENED, dice);
    play.happens(
        new RoundEvent.Opened(
            table,
            board,
            market,
            piles,
            automa(table, dice),
            dealt,
            Upgrade.START.gems(),
            CardSet.START,
            Layout.CONSUMPTION.start()));
    return play.open();
  }

  private static Table table(Setup setup) {
    TableOptions options = setup.options();
    boolean staggered = options.choice(START_ENERGY).equals(Table.StartEnergy.STAGGERED.id());
    boolean playerBoard = options.choice(FINAL_TIE_BREAK).equals(Table.TieBreak.PLAYER_BOARD.id());
    return new Table(
        setup.players(),
        options.flag(SPACE_STATIONS),
        options.flag(LEADERS),
        options.flag(SCREENS),
        options.flag(ADVANCED_AUTOMA),
        playerBoard ? Table.TieBreak.PLAYER_BOARD : Table.TieBreak.MAIN_BOARD,
        staggered ? Table.StartEnergy.STAGGERED : Table.StartEnergy.ALL_ZERO);
  }

  /** COS-2.5. */
  private static Market market(List<ActionCard> cards) {
    List<Market.Offer> offers = new ArrayList<>();
    for (int position = 1; position <= ActionCard.FACE_UP; position++) {
      offers.add(new Market.Offer(position, cards.get(position - 1)));
    }
    return new Market(offers, Pile.of(cards.subList(ActionCard.FACE_UP, cards.size())), List.of());
  }

  /** COS-12.1. */
  private static Automa automa(Table table, Dice dice) {
    if (!table.isSolo()) {
      return Automa.NONE;
    }
    List<Pile<AutomaCard>> piles = new ArrayList<>();
    for (int level = 0; level < AutomaCard.PILES; level++) {
      piles.add(Pile.of(dice.shuffle(AutomaCard.ofLevel(level, table.advancedAutoma()))));
    }
    return new Automa(piles, List.of(), Optional.empty());
  }
}
