package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;
import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.alienfrontiers.TurnEvent.Asked;
import dev.starpost.games.alienfrontiers.TurnEvent.CachePaid;
import dev.starpost.games.alienfrontiers.TurnEvent.ResourcesReturned;
import dev.starpost.games.alienfrontiers.TurnEvent.TurnBegan;
import dev.starpost.games.alienfrontiers.TurnEvent.TurnEnded;
import dev.starpost.games.alienfrontiers.TurnMove.ReturnResources;
import dev.starpost.games.alienfrontiers.component.Resource;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechCard;
import dev.starpost.games.alienfrontiers.component.TechSet;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;

/** §3 Turn: gather and roll, do what can be done, return what is too much. */
public final class Turns {
  private static final TechSet CACHES = BOX.with(TechCard.Passive.ODD_EVEN_INCOME);
  private static final Option<FrontiersMove> END =
      Option.of(new TurnMove.EndTurn(), Text.of("label.end-turn"), "AF-3.5");

  /** Why no resources are returned while the turn goes on. */
  static final Refusal NOTHING_TO_RETURN =
      Refusal.of("AF-3.6", "return-at-turn-end", "limit", BOX.resourceLimitAtTurnEnd());

  private Turns() {}

  /** AF-3.8: the player in turn decides, and about nothing else than what is asked. */
  public static Decision<FrontiersEvent> decide(
      AlienFrontiers game, Seat by, FrontiersMove move, Dice dice) {
    if (game.over()) {
      return refused("AF-8.1", "game-over");
    }
    if (!by.equals(game.active())) {
      return refused("AF-3.8", "not-your-turn");
    }
    if (!move.answers(game.pending())) {
      return game.pending() instanceof Pending.Acting
          ? new Decision.Refused<>(move.unasked(game))
          : refused(game.pending().rule(), "no-answer-to-this");
    }
    return move.decide(game, dice);
  }

  /** AF-3.3, AF-3.5: all that can be done; the turn ends only when no ship can dock. */
  static List<Option<FrontiersMove>> options(AlienFrontiers game) {
    List<Option<FrontiersMove>> options = new ArrayList<>(16);
    Docking.list(game, options);
    if (options.isEmpty()) {
      options.add(END);
    }
    Market.list(game, options);
    Hub.list(game, options);
    RelicShip.list(game, options);
    Powers.list(game, options);
    return options;
  }

  /** AF-3.1, AF-3.2. */
  static void begin(Course<AlienFrontiers, FrontiersEvent> course, Seat seat, Dice dice) {
    AlienFrontiers game = course.state();
    Player player = game.player(seat);
    boolean holdsRelic = game.relic().isHeldBy(seat);
    boolean relicHome = holdsRelic && game.relic().terraformed();
    int own = player.ships() - (player.terraformed() ? 1 : 0);
    int[] rolled = new int[own + (holdsRelic && !relicHome ? 1 : 0)];
    for (int i = 0; i < rolled.length; i++) {
      rolled[i] = Ship.code(i < own ? seat.index() : Ship.RELIC, dice.roll(Ship.SIDES));
    }
    Ships ships = Ships.ofCodes(rolled);
    course.happens(new TurnBegan(seat, player.terraformed(), relicHome, ships));
    TechSet caches = player.cards().and(CACHES);
    if (!caches.isEmpty()) {
      course.happens(cachePaid(seat, caches.list().get(0), ships));
    }
  }

  /** AF-7.9. */
  private static CachePaid cachePaid(Seat seat, Tech card, Ships ships) {
    int odd = 0;
    for (int i = 0; i < ships.size(); i++) {
      odd += ships.value(i) % 2;
    }
    int even = ships.size() - odd;
    Resources gained = new Resources(even >= odd ? 1 : 0, odd >= even ? 1 : 0);
    return new CachePaid(seat, card, gained, odd == even);
  }

  static Decision<FrontiersEvent> end(AlienFrontiers game, Dice dice) {
    if (Docking.isPossible(game)) {
      return refused("AF-3.5", "ships-can-dock");
    }
    Course<AlienFrontiers, FrontiersEvent> course = game.course();
    course.happens(new TurnEnded(game.active()));
    int excess = game.actor().held().total() - BOX.resourceLimitAtTurnEnd();
    if (excess > 0) {
      course.happens(new Asked(new Pending.Excess(excess)));
    } else {
      begin(course, game.next(), dice);
    }
    return course.accepted();
  }

  static List<Option<FrontiersMove>> returnOptions(AlienFrontiers game, int count) {
    Resources held = game.actor().held();
    List<Item<Resource>> items = new ArrayList<>();
    for (Resource resource : Resource.values()) {
      if (resource.in(held) > 0) {
        items.add(new Item<>(resource, resource.label(), resource.in(held)));
      }
    }
    return List.of(
        Option.<FrontiersMove>of(
                new ReturnResources(List.of()),
                Text.of("label.return-resources", "count", count),
                "AF-3.6")
            .choosing(ReturnResources.RESOURCES, items, count, count));
  }

  static Decision<FrontiersEvent> returnResources(
      AlienFrontiers game, List<Resource> resources, Dice dice) {
    int excess = game.actor().held().total() - BOX.resourceLimitAtTurnEnd();
    if (resources.size() != excess) {
      return refused("AF-3.6", "wrong-return", "count", excess);
    }
    int ore = 0;
    for (Resource resource : resources) {
      ore += resource == Resource.ORE ? 1 : 0;
    }
    Resources returned = new Resources(resources.size() - ore, ore);
    if (!game.actor().held().covers(returned)) {
      return refused("AF-3.6", "not-that-many");
    }
    Course<AlienFrontiers, FrontiersEvent> course = game.course();
    course.happens(new ResourcesReturned(game.active(), returned));
    begin(course, game.next(), dice);
    return course.accepted();
  }
}
