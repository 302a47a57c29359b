package dev.starpost.games.councilofshadows;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.councilofshadows.AutomaEvent.AutomaCardRevealed;
import dev.starpost.games.councilofshadows.AutomaEvent.AutomaPileRenewed;
import dev.starpost.games.councilofshadows.AutomaEvent.MarketDiscarded;
import dev.starpost.games.councilofshadows.AutomaMove.ChoosePlanet;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.AutomaCard;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.GalaxySet;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Pile;
import dev.starpost.games.councilofshadows.component.Planet;
import dev.starpost.games.councilofshadows.component.PlanetKind;
import dev.starpost.games.councilofshadows.component.Slot;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** §12 Solo: the Automa plays by its cards; where they leave a choice, the player makes it. */
final class AutomaTurn {
  private static final Option<CouncilMove> COLONIZE =
      Option.of(new ChoosePlanet(List.of()), Text.of("label.automa-colonize"), "COS-12.4");
  private static final Option<CouncilMove> REMOVE =
      Option.of(new ChoosePlanet(List.of()), Text.of("label.automa-remove"), "COS-12.7");

  /** Who decides where the Automa's cards do not. */
  private static final Seat HUMAN = Seat.of(1);

  private AutomaTurn() {}

  /** COS-12.2, COS-12.9. */
  static void reveal(Play play) {
    Automa automa = play.game().automa();
    int pile = Automa.pileFor(play.player(play.game().table().automa()).level());
    if (automa.piles().get(pile).isEmpty()) {
      List<AutomaCard> shuffled = play.dice().shuffle(automa.playedOf(pile));
      play.happens(new AutomaPileRenewed(pile, Pile.of(shuffled)));
    }
    play.happens(new AutomaCardRevealed(play.game().automa().piles().get(pile).top()));
  }

  static void row(Play play, Seat automa, int row) {
    AutomaCard card = play.game().automa().card().orElseThrow();
    if (row == card.rows().size()) {
      play.push(new Chore.Settle(automa));
      play.push(new Chore.AutomaExploits(automa, toExploit(play.game(), automa, card)));
      return;
    }
    play.push(new Chore.AutomaRow(automa, row + 1));
    AutomaCard.Attempt attempt = card.rows().get(row);
    if (!act(play, automa, attempt.primary()) && attempt.alternative().isPresent()) {
      act(play, automa, attempt.alternative().get());
    }
  }

  private static boolean act(Play play, Seat automa, AutomaCard.Action action) {
    if (action instanceof AutomaCard.Action.Colonize colonize) {
      return colonize(
          play, automa, fits(play.game(), colonize.galaxy(), colonize.planet()), colonize.cubes());
    }
    if (action instanceof AutomaCard.Action.Discover discover) {
      return discover(play, automa, discover);
    }
    if (action instanceof AutomaCard.Action.GainEnergy gain) {
      play.happens(new BoardEvent.EnergyGained(automa, gain.energy(), List.of()));
      return true;
    }
    List<Integer> positions = ((AutomaCard.Action.DiscardMarket) action).positions();
    List<ActionCard> cards =
        positions.stream().flatMap(position -> play.game().market().at(position).stream()).toList();
    play.happens(new MarketDiscarded(positions, cards));
    positions.forEach(position -> Markets.refill(play, position));
    return true;
  }

  /** COS-12.4: empty planets of the kind in the galaxy. */
  private static List<Planet> fits(CouncilOfShadows game, Galaxy galaxy, PlanetKind kind) {
    List<Planet> planets = new ArrayList<>();
    for (Slot slot : game.layout().slotsOf(galaxy)) {
      SolarSystem system = game.board().systemAt(slot);
      if (system != null) {
        addFits(game, system, kind, planets);
      }
    }
    return planets;
  }

  private static void addFits(
      CouncilOfShadows game, SolarSystem system, PlanetKind kind, List<Planet> planets) {
    for (int index = 0; index < system.planets(); index++) {
      Planet planet = Planet.of(system, index);
      if (system.kind(index) == kind && game.board().stack(planet) == 0) {
        planets.add(planet);
      }
    }
  }

  private static boolean colonize(Play play, Seat automa, List<Planet> planets, int cubes) {
    if (planets.size() == 1) {
      play.happens(BoardEvent.CubesPlaced.on(play.game(), automa, planets.get(0), cubes));
    } else if (!planets.isEmpty()) {
      play.push(new AutomaPending.AutomaColony(HUMAN, automa, planets, cubes));
    }
    return !planets.isEmpty();
  }

  /** COS-12.5. */
  private static boolean discover(Play play, Seat automa, AutomaCard.Action.Discover discover) {
    CouncilOfShadows game = play.game();
    int sector = Layout.sectorOf(discover.galaxy());
    List<Slot> free = free(game, discover.galaxy());
    if (free.isEmpty() || game.piles().sector(sector).isEmpty()) {
      return false;
    }
    Discovering.draw(play, automa, HUMAN, sector);
    List<SolarSystem> fitting = fitting(play.game(), discover.planet());
    if (fitting.isEmpty()) {
      play.happens(new BoardEvent.SystemsReturned(automa, sector));
      return false;
    }
    if (fitting.size() == 1 && free.size() == 1) {
      place(play, automa, fitting.get(0), free.get(0), discover.planet(), discover.cubes());
    } else {
      play.push(
          new AutomaPending.AutomaPlacement(
              HUMAN, automa, discover.galaxy(), discover.planet(), discover.cubes()));
    }
    return true;
  }

  private static List<Slot> free(CouncilOfShadows game, Galaxy galaxy) {
    List<Slot> free = new ArrayList<>();
    for (Slot slot : game.layout().slotsOf(galaxy)) {
      if (game.board().isFree(slot)) {
        free.add(slot);
      }
    }
    return free;
  }

  /** The drawn systems that show the kind. */
  private static List<SolarSystem> fitting(CouncilOfShadows game, PlanetKind kind) {
    List<SolarSystem> fitting = new ArrayList<>();
    for (SolarSystem system : game.piles().drawn()) {
      if (system.shows(kind)) {
        fitting.add(system);
      }
    }
    return fitting;
  }

  private static void place(
      Play play, Seat automa, SolarSystem system, Slot slot, PlanetKind kind, int cubes) {
    Discovering.lay(play, automa, system, slot);
    List<Planet> planets = new ArrayList<>();
    addFits(play.game(), system, kind, planets);
    colonize(play, automa, planets, cubes);
  }

  static List<Option<CouncilMove>> options(
      CouncilOfShadows game, AutomaPending.AutomaPlacement asked) {
    return Discovering.placing(
        fitting(game, asked.planet()), game, game.layout().slotsOf(asked.galaxy()));
  }

  static Decision<CouncilEvent> place(
      CouncilOfShadows game,
      AutomaPending.AutomaPlacement asked,
      SolarSystem system,
      Slot slot,
      Dice dice) {
    if (!system.shows(asked.planet())) {
      return refused("COS-12.5", "system-does-not-fit");
    }
    String obstacle = Discovering.obstacle(game, slot);
    if (obstacle == null && slot.galaxy() != asked.galaxy()) {
      obstacle = "not-that-galaxy";
    }
    if (obstacle != null) {
      return refused("COS-12.5", obstacle);
    }
    Play play = new Play(game, dice).answered();
    place(play, asked.automa(), system, slot, asked.planet(), asked.cubes());
    return play.goOn();
  }

  static List<Option<CouncilMove>> options(AutomaPending.AutomaColony asked) {
    List<Item<Planet>> items = new ArrayList<>();
    for (Planet planet : asked.planets()) {
      items.add(planet.item());
    }
    return List.of(COLONIZE.choosing(ChoosePlanet.PLANET, items, 1, 1));
  }

  static List<Option<CouncilMove>> options(
      CouncilOfShadows game, AutomaPending.AutomaRemoval asked) {
    List<Item<Planet>> items = new ArrayList<>();
    Exploiting.addPlanets(game, asked.automa(), asked.galaxy(), items);
    return List.of(REMOVE.choosing(ChoosePlanet.PLANET, items, 1, 1));
  }

  /** The planet that the Automa colonizes, or from which it removes a cube. */
  static Decision<CouncilEvent> choose(CouncilOfShadows game, List<Planet> planet, Dice dice) {
    Pending pending = game.pending().orElseThrow();
    if (planet.size() != 1) {
      return refused(pending.rule(), "choose-one");
    }
    Planet chosen = planet.get(0);
    Play play = new Play(game, dice).answered();
    if (pending instanceof AutomaPending.AutomaColony asked) {
      if (!asked.planets().contains(chosen)) {
        return refused("COS-12.4", "planet-does-not-fit");
      }
      return play.happens(BoardEvent.CubesPlaced.on(game, asked.automa(), chosen, asked.cubes()))
          .goOn();
    }
    AutomaPending.AutomaRemoval asked = (AutomaPending.AutomaRemoval) pending;
    if (!game.board().has(chosen.system())) {
      return refused("COS-12.7", "system-not-on-board");
    }
    if (game.board().galaxyOf(chosen.system()) != asked.galaxy()) {
      return refused("COS-12.7", "not-that-galaxy");
    }
    if (game.board().on(chosen, asked.automa()) == 0) {
      return refused("COS-12.7", "no-cube-of-the-automa");
    }
    Exploiting.gain(play, asked.automa(), asked.galaxy(), Optional.of(chosen), Optional.empty());
    return play.goOn();
  }

  /** COS-12.7: the galaxies that the card lets it exploit. */
  private static GalaxySet toExploit(CouncilOfShadows game, Seat automa, AutomaCard card) {
    GalaxySet galaxies = GalaxySet.NONE;
    for (Galaxy galaxy : game.layout().galaxies()) {
      boolean exploits =
          card.exploits() == AutomaCard.Mode.MAJORITY
              ? Majority.inGalaxy(game, galaxy, automa)
              : game.board().in(game.layout().slotsOf(galaxy), automa) > 0;
      galaxies = exploits ? galaxies.with(galaxy) : galaxies;
    }
    return galaxies;
  }

  static void exploit(Play play, Seat automa, GalaxySet left) {
    if (left.isEmpty()) {
      return;
    }
    Galaxy galaxy = left.list().get(0);
    play.push(new Chore.AutomaExploits(automa, left.without(galaxy)));
    List<Item<Planet>> planets = new ArrayList<>();
    Exploiting.addPlanets(play.game(), automa, galaxy, planets);
    if (planets.size() == 1) {
      Exploiting.gain(play, automa, galaxy, Optional.of(planets.get(0).value()), Optional.empty());
    } else {
      play.push(new AutomaPending.AutomaRemoval(HUMAN, automa, galaxy));
    }
  }
}
