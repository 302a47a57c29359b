package dev.starpost.games.salvage;

import static dev.starpost.games.salvage.SalvageComponents.BOX;

import dev.starpost.kernel.Course;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.Dice;
import java.util.List;

/** §2 Setup: shuffle, deal, and let the first derelict drift into sight. */
final class Opening {
  private Opening() {}

  static List<SalvageEvent> open(Setup setup, Dice dice) {
    List<Integer> crew = dice.shuffle(BOX.crew());
    PerSeat<Crew> hands =
        PerSeat.filled(
            setup.players(),
            seat -> {
              int from = seat.index() * BOX.handSize();
              return new Crew(crew.subList(from, from + BOX.handSize()));
            });
    List<Integer> deck = crew.subList(setup.players() * BOX.handSize(), crew.size());
    boolean longGame = setup.options().flag(SalvageGame.LONG_GAME);
    int length = longGame ? BOX.queue().longGame() : BOX.queue().shortGame();
    List<String> queue =
        dice.shuffle(BOX.derelicts()).stream().limit(length).map(Derelict::id).toList();
    boolean rough = setup.options().choice(SalvageGame.SPACE).equals(SalvageGame.ROUGH);

    Course<Salvage, SalvageEvent> course =
        new Course<>(Salvage.UNOPENED, (game, event) -> event.applyTo(game));
    course.happens(new SalvageEvent.Opened(rough, List.copyOf(deck), hands, queue));
    Refit.nextRound(course);
    return course.events();
  }
}
