package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** RFTG-4.6, RFTG-4.7: the choice of actions, and with it the hand limit (RFTG-10.1). */
final class Choosing {
  private static final RaceMove BLANK = new RoundMove.ChooseActions(List.of(), List.of());
  private static final Text LABEL = Text.of("label.choose-actions");

  /** Where nobody has too many cards there is nothing to work out. */
  private static final List<Option<RaceMove>> ONE = choose(1, false);

  private static final List<Option<RaceMove>> TWO = choose(2, false);
  private static final List<Option<RaceMove>> ONE_WITH_ORB = choose(1, true);
  private static final List<Option<RaceMove>> TWO_WITH_ORB = choose(2, true);

  private Choosing() {}

  private static List<Option<RaceMove>> choose(int each, boolean orb) {
    return List.of(
        Option.of(BLANK, LABEL, each == 1 ? "RFTG-4.6" : "RFTG-4.7")
            .choosing(RoundMove.ChooseActions.ACTIONS, Action.items(each == 2, orb), each, each));
  }

  private static List<Option<RaceMove>> choose(Table table) {
    if (table.actionsEach() == 1) {
      return table.orb() ? ONE_WITH_ORB : ONE;
    }
    return table.orb() ? TWO_WITH_ORB : TWO;
  }

  static List<Option<RaceMove>> options(Race game, Player player) {
    List<Option<RaceMove>> choose = choose(game.table());
    int many = excess(player);
    return many == 0
        ? choose
        : List.of(
            choose
                .get(0)
                .choosing(RoundMove.ChooseActions.DISCARD, player.hand().items(), many, many));
  }

  static int excess(Player player) {
    return Math.max(0, player.hand().size() - Rounds.HAND_LIMIT);
  }

  static Optional<Refusal> refusal(Race game, Seat by, RoundMove.ChooseActions move) {
    int each = game.table().actionsEach();
    if (move.actions().size() != each) {
      return Optional.of(
          Refusal.of(each == 1 ? "RFTG-4.6" : "RFTG-4.7", "choose-so-many", "count", each));
    }
    if (each == 2 && move.actions().get(0) == move.actions().get(1)) {
      Action twice = move.actions().get(0);
      if (!twice.phase().mayRepeat()) {
        return Optional.of(Refusal.of("RFTG-4.7", "card-chosen-twice"));
      }
    }
    if (!game.table().orb() && move.actions().contains(Action.EXPLORE_ORB)) {
      return Optional.of(Refusal.of("RFTG-1.4", "no-orb"));
    }
    int many = excess(game.player(by));
    if (move.discard().size() != many) {
      return Optional.of(Refusal.of("RFTG-10.1", "discard-so-many", "count", many));
    }
    return game.player(by).hand().has(Cards.of(move.discard()))
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-10.1", "not-in-hand"));
  }

  static void trim(Play play, Seat seat, RoundMove.ChooseActions move) {
    play.trim(seat, Cards.of(move.discard()));
  }

  private static List<Action> chosen(Optional<RaceMove> answer) {
    return answer.isEmpty() ? List.of() : ((RoundMove.ChooseActions) answer.get()).actions();
  }

  static void resolve(Play play) {
    PerSeat<List<Action>> actions =
        play.game().players().map((seat, player) -> chosen(player.answer()));
    Rounds.carryOutAnswers(play);
    play.happens(new RoundEvent.ActionsRevealed(actions));
    Rounds.nextPhase(play);
  }
}
