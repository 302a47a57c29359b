package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** RFTG-3.4 to RFTG-3.8: start worlds and opening hands. */
final class Starting {
  /** RFTG-3.4. */
  private static final int KEPT = 4;

  private static final Text LABEL = Text.of("label.keep-start", "count", KEPT);

  private Starting() {}

  static List<Option<RaceMove>> options(Player player) {
    return List.of(
        Option.<RaceMove>of(new RoundMove.KeepStart(List.of(), List.of()), LABEL, "RFTG-3.4")
            .choosing(RoundMove.KeepStart.WORLD, player.starts().items(), 1, 1)
            .choosing(RoundMove.KeepStart.HAND, player.hand().items(), KEPT, KEPT));
  }

  static Optional<Refusal> refusal(Player player, RoundMove.KeepStart move) {
    if (move.world().size() != 1 || !player.starts().has(move.world().get(0))) {
      return Optional.of(Refusal.of("RFTG-3.4", "keep-one-start-world"));
    }
    if (move.hand().size() != KEPT) {
      return Optional.of(Refusal.of("RFTG-3.4", "keep-so-many", "count", KEPT));
    }
    return player.hand().has(Cards.of(move.hand()))
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-3.4", "not-among-these"));
  }

  static void place(Play play, Seat seat, RoundMove.KeepStart move) {
    Player player = play.player(seat);
    Cards kept = Cards.of(move.hand());
    Card world = move.world().get(0);
    Cards rejected = player.hand().without(kept).with(player.starts().without(world));
    play.happens(new SetupEvent.StartPlaced(seat, world, kept, rejected));
  }

  /** All start worlds are shown. */
  static void resolve(Play play) {
    PerSeat<Player> answers = Rounds.answers(play);
    for (Seat seat : play.game().seats()) {
      Player player = play.player(seat);
      if (player.resigned()) {
        continue;
      }
      if (answers.get(seat).answer().isPresent()) {
        answers.get(seat).answer().get().carryOut(play, seat);
      } else { // RFTG-3.9: nothing was asked
        play.happens(
            new SetupEvent.StartPlaced(seat, player.starts().get(0), player.hand(), Cards.NONE));
      }
    }
    play.happens(new SetupEvent.FirstSeatFound(first(play.game())));
    for (Seat seat : play.game().order()) {
      if (!play.player(seat).resigned() && play.player(seat).tableau().card(0).isWindfall()) {
        play.makeGoods(seat, List.of(play.player(seat).tableau().card(0)), false); // RFTG-3.6
      }
    }
    if (play.game().table().orb()) {
      OrbSetup.begin(play);
    } else {
      Rounds.begin(play);
    }
  }

  /** RFTG-3.8: the lowest start world. */
  private static Seat first(Race game) {
    Seat first = null;
    int lowest = Integer.MAX_VALUE;
    for (Seat seat : game.seats()) {
      if (!game.player(seat).resigned()) {
        int number = game.player(seat).tableau().card(0).start().orElseThrow();
        first = number < lowest ? seat : first;
        lowest = Math.min(lowest, number);
      }
    }
    return first;
  }
}
