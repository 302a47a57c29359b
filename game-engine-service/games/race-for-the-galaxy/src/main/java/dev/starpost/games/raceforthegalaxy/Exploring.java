package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.Selection;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** RFTG-5 Explore: everybody draws, and keeps some of the cards drawn. */
final class Exploring {
  /** RFTG-5.3. */
  private static final int DRAWS = 2;

  private static final int KEEPS = 1;

  private static final RaceMove BLANK = new RoundMove.KeepCards(List.of());

  private Exploring() {}

  static int draws(Player player) {
    int draws = DRAWS + player.force().totals().exploreDraw();
    for (Action action : player.actions()) {
      draws += action.draws();
    }
    return draws;
  }

  static int keeps(Player player) {
    int keeps = KEEPS + player.force().totals().exploreKeep();
    for (Action action : player.actions()) {
      keeps += action.keeps();
    }
    return keeps;
  }

  static void begin(Play play) {
    for (Seat seat : Rounds.seats(play.game(), player -> true)) {
      play.deal(seat, draws(play.player(seat)));
    }
    if (play.game().table().orb()) {
      OrbStep.begin(play); // RFTG-5.1; who has had the turn may choose (RFTG-18.10)
      return;
    }
    play.ask(Ask.KEEP, Rounds.seats(play.game(), player -> player.drawn().size() > keeps(player)));
  }

  static List<Option<RaceMove>> options(Player player) {
    int keeps = keeps(player);
    return List.of(
        new Option<>(
            BLANK,
            List.of(
                new Selection<>(RoundMove.KeepCards.CARDS, player.drawn().items(), keeps, keeps)),
            Text.of("label.keep-cards", "count", keeps),
            "RFTG-5.5"));
  }

  static Optional<Refusal> refusal(Player player, RoundMove.KeepCards move) {
    if (move.cards().size() != keeps(player)) {
      return Optional.of(Refusal.of("RFTG-5.5", "keep-so-many", "count", keeps(player)));
    }
    return player.drawn().has(Cards.of(move.cards()))
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-5.2", "not-among-these"));
  }

  static void keep(Play play, Seat seat, RoundMove.KeepCards move) {
    Cards kept = Cards.of(move.cards());
    play.happens(new CardEvent.Explored(seat, kept, play.player(seat).drawn().without(kept)));
  }

  static void resolve(Play play) {
    PerSeat<Player> answers = Rounds.answers(play);
    for (Seat seat : play.game().order()) {
      Cards drawn = play.player(seat).drawn();
      if (answers.get(seat).answer().isPresent()) {
        answers.get(seat).answer().get().carryOut(play, seat);
      } else if (!drawn.isEmpty()) {
        play.happens(new CardEvent.Explored(seat, drawn, Cards.NONE));
      }
    }
    Rounds.nextPhase(play);
  }
}
