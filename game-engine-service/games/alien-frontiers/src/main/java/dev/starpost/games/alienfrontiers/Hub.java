package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;
import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.alienfrontiers.StationEvent.HubAdvanced;
import dev.starpost.games.alienfrontiers.TurnEvent.Asked;
import dev.starpost.games.alienfrontiers.TurnMove.Launch;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** AF-4.8, AF-4.9 Colonist Hub: a colony moves along the track and is launched from its end. */
public final class Hub {
  private static final Text LAUNCH = Text.of("label.launch");

  private Hub() {}

  /** After a ship has docked: one circle, and one more for the second ship with Asimov Crater. */
  static void advance(Course<AlienFrontiers, FrontiersEvent> course) {
    AlienFrontiers game = course.state();
    boolean second = game.turn().docked().atHub() == 2;
    int steps = second && game.hasBonus(Territory.ASIMOV_CRATER) ? 2 : 1; // AF-5.3
    int before = game.actor().circle();
    int circle = Math.min(before + steps, BOX.hub().circles());
    boolean extra = circle - before > 1;
    course.happens(new HubAdvanced(game.active(), circle, before == 0, extra));
    int left = before + steps - circle;
    if (left > 0 && game.actor().held().covers(BOX.hub().launchCost())) { // AF-4.9
      course.happens(new Asked(new Pending.Overshoot(left)));
    }
  }

  static void list(AlienFrontiers game, List<Option<FrontiersMove>> options) {
    Player player = game.actor();
    if (player.circle() == BOX.hub().circles() && player.held().covers(BOX.hub().launchCost())) {
      options.add(launching(game, "AF-4.8"));
    }
  }

  static List<Option<FrontiersMove>> overshootOptions(AlienFrontiers game) {
    return List.of(launching(game, "AF-4.9"));
  }

  private static Option<FrontiersMove> launching(AlienFrontiers game, String rule) {
    return Option.<FrontiersMove>of(new Launch(List.of()), LAUNCH, rule)
        .choosing(Launch.TERRITORY, Territory.itemsBut(game.fields().repulsor()), 1, 1);
  }

  static Decision<FrontiersEvent> launch(AlienFrontiers game, List<Territory> territory) {
    if (game.actor().circle() != BOX.hub().circles()) {
      return refused("AF-4.8", "no-colony-to-launch");
    }
    if (!game.actor().held().covers(BOX.hub().launchCost())) {
      return refused("AF-3.4", "cannot-pay");
    }
    Optional<Refusal> wrongPlace = Colonising.refusal(game, territory);
    if (wrongPlace.isPresent()) {
      return new Decision.Refused<>(wrongPlace.get());
    }
    Course<AlienFrontiers, FrontiersEvent> course = game.course();
    Colonising.place(course, territory.get(0), true, BOX.hub().launchCost());
    boolean another = course.state().actor().reserve() > 0; // the last colony has none after it
    if (another && game.pending() instanceof Pending.Overshoot overshoot) {
      course.happens(new HubAdvanced(game.active(), overshoot.steps(), true, true)); // AF-4.9
    }
    return course.accepted();
  }
}
