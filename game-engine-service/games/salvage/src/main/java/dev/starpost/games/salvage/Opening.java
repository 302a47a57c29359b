package dev.starpost.games.salvage;

import static dev.starpost.games.salvage.component.SalvageComponents.BOX;

import dev.starpost.games.salvage.component.Crew;
import dev.starpost.games.salvage.component.Derelict;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.table.TableOption;
import dev.starpost.kernel.table.TableOptionsSchema;
import java.util.List;

/** §2 Setup: shuffle, deal, and let the first derelict drift into sight. */
public final class Opening {
  private static final String LONG_GAME = "longGame";
  private static final String SPACE = "space";
  private static final String CALM = "calm";
  private static final String ROUGH = "rough";

  /** What a table may agree on (SV-2.2, SV-2.3). */
  public static final TableOptionsSchema OPTIONS =
      TableOptionsSchema.of(
          new TableOption.Flag(LONG_GAME, false),
          new TableOption.Choice(SPACE, List.of(CALM, ROUGH), CALM));

  private Opening() {}

  public static List<SalvageEvent> open(Setup setup, Dice dice) {
    List<Integer> crew = dice.shuffle(BOX.crew());
    PerSeat<Crew> hands =
        PerSeat.filled(
            setup.players(),
            seat -> {
              int from = seat.index() * BOX.handSize();
              return new Crew(crew.subList(from, from + BOX.handSize()));
            });
    List<Integer> deck = crew.subList(setup.players() * BOX.handSize(), crew.size());
    boolean longGame = setup.options().flag(LONG_GAME);
    int length = longGame ? BOX.queue().longGame() : BOX.queue().shortGame();
    List<String> queue =
        dice.shuffle(BOX.derelicts()).stream().limit(length).map(Derelict::id).toList();
    boolean rough = setup.options().choice(SPACE).equals(ROUGH);

    Course<Salvage, SalvageEvent> course = Salvage.UNOPENED.course();
    course.happens(new RoundEvent.Opened(rough, List.copyOf(deck), hands, queue));
    Refit.nextRound(course);
    return course.events();
  }
}
