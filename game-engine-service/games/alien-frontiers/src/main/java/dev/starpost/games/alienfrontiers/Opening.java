package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;

import dev.starpost.games.alienfrontiers.TurnEvent.Opened;
import dev.starpost.games.alienfrontiers.component.Docks;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.table.TableOption;
import dev.starpost.kernel.table.TableOptionsSchema;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** §2 Setup: cards, compensation, neutral ships, and the first turn. */
public final class Opening {
  static final String MIND_CONTROL_HELMET = "mindControlHelmet";

  private static final String LONG_GAME = "longGame";

  /** What a table may agree on (AF-1.3, AF-2.4). */
  public static final TableOptionsSchema OPTIONS =
      TableOptionsSchema.of(
          new TableOption.Flag(LONG_GAME, false), new TableOption.Flag(MIND_CONTROL_HELMET, false));

  private Opening() {}

  public static List<FrontiersEvent> open(Setup setup, Dice dice) {
    int players = setup.players();
    List<Tech> cards = dice.shuffle(BOX.deck(setup.options()));
    int dealt = BOX.faceUpCards() + players;
    Seat first = setup.seats().get(dice.below(players));

    Course<AlienFrontiers, FrontiersEvent> course = AlienFrontiers.UNOPENED.course();
    course.happens(
        new Opened(
            first,
            BOX.coloniesOf(players, setup.options().flag(LONG_GAME)),
            BOX.startingShips().bay(),
            List.copyOf(cards.subList(dealt, cards.size())),
            List.copyOf(cards.subList(0, BOX.faceUpCards())),
            PerSeat.filled(players, seat -> cards.get(BOX.faceUpCards() + seat.index())),
            PerSeat.filled(players, seat -> compensation(players, first, seat)),
            neutralShips(players)));
    Turns.begin(course, first, dice);
    return course.events();
  }

  /** AF-2.5: by the order of play, which begins with the first player. */
  private static Resources compensation(int players, Seat first, Seat seat) {
    int place = Math.floorMod(seat.index() - first.index(), players);
    return BOX.compensation().get(players).get(place);
  }

  /** AF-2.6. */
  private static Docks neutralShips(int players) {
    Docks docks = Docks.EMPTY;
    Ship neutral = Ship.of(Ship.code(Ship.NEUTRAL, 1));
    for (Map.Entry<Station, Integer> blocked : BOX.neutralShips().get(players).entrySet()) {
      Ships ships = Ships.of(Collections.nCopies(blocked.getValue(), neutral));
      docks = docks.with(blocked.getKey(), Seat.of(1), ships);
    }
    return docks;
  }
}
