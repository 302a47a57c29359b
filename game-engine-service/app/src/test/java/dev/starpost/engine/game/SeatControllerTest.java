package dev.starpost.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.AutomaticPlayer;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who answers for a seat: a person, or a bot. */
class SeatControllerTest {
  private static final CommandHandlers HANDLERS = new CommandHandlers(RestHours.NONE);
  private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
  private static final String GAME = "sv-seats";

  private HostedGame<?, ?, ?> game = opened();
  private Commit last;

  /** Ann sits in seat 1, a bot in seat 2; both are asked at once. */
  private HostedGame<?, ?, ?> opened() {
    var start =
        new GameCommand.StartGame(
            "table",
            GAME,
            Optional.empty(),
            "salvage",
            List.of(
                new GameCommand.Player("ann", "Ann", ""),
                GameCommand.Player.bot(BotLevel.STRONG, "Bot")),
            JsonNodeFactory.instance.objectNode(),
            "0".repeat(64),
            Visibility.PUBLIC,
            Optional.empty(),
            Optional.of(true));
    return accept(
        HANDLERS.start(
            new GameKinds(Game.all()).named("salvage").orElseThrow(),
            start,
            "07".repeat(32),
            NOON));
  }

  @Test
  void a_commit_says_which_bot_is_asked_what() {
    assertThat(last.announcement().content().bots())
        .containsExactly(new GameCommit.BotTurn(2, BotLevel.STRONG, 1));
    assertThat(last.announcement().content().botsFor()).as("for whom it thinks").contains("ann");
    take(move(1, 1));
    take(GameCommand.BotMove.of(GAME, 2, 1, bid()));
    assertThat(last.announcement().content().bots())
        .as("the next question")
        .containsExactly(new GameCommit.BotTurn(2, BotLevel.STRONG, 3));
  }

  @Test
  void a_bot_answers_the_question_that_it_is_asked_and_no_other() {
    assertDenied(GameCommand.BotMove.of(GAME, 1, 1, bid()));
    assertDenied(GameCommand.BotMove.of(GAME, 2, 7, bid()));
    assertDenied(GameCommand.BotMove.of(GAME, 3, 1, bid()));
    assertDenied(
        GameCommand.BotMove.of(GAME, 2, 1, JsonNodeFactory.instance.objectNode().put("type", "?")));
    take(GameCommand.BotMove.of(GAME, 2, 1, game.think(AutomaticPlayer.RANDOM, Seat.of(2), 1)));
    assertDenied(GameCommand.BotMove.of(GAME, 2, 1, bid()));
  }

  @Test
  void what_a_bot_decided_is_not_taken_back() {
    take(GameCommand.BotMove.of(GAME, 2, 1, bid()));
    assertThat(game.mayUndoTo(Seat.of(2))).isEmpty();
    assertThat(refold()).isEqualTo(game.roster());
  }

  @Test
  void nobody_moves_for_a_bot() {
    assertThat(refusal(move(2, 1)).code()).isEqualTo("seat-kept-by-bot");
    assertThat(refusal(new GameCommand.TakeBackSeat("c", GAME, Optional.empty(), 2)).code())
        .isEqualTo("seat-not-taken-over");
  }

  @Test
  void a_game_with_a_bot_from_the_opening_is_not_rated() {
    take(new GameCommand.Resign("c", GAME, Optional.empty(), 1, Optional.empty()));
    GameFact.GameFinished end = end();
    assertThat(end.rated()).isFalse();
    assertThat(end.places()).extracting(GameFact.Place::abandoned).containsExactly(false, true);
  }

  @Test
  void before_everybody_has_moved_anybody_calls_the_game_off() {
    take(new GameCommand.Cancel("c", GAME, Optional.empty(), 1));

    assertThat(game.isFinished()).isTrue();
    assertThat(game.awaiting()).isEmpty();
    assertThat(game.question(Seat.of(1))).isEmpty();
    assertThat(last.announcement().content().facts())
        .containsExactly(
            new GameFact.GameAborted(1), new GameFact.GameFinished(List.of(), List.of(), false));
    assertThat(refusal(move(1, 1)).code()).isEqualTo("nothing-asked");
    assertThat(refusal(new GameCommand.Cancel("d", GAME, Optional.empty(), 1)).code())
        .isEqualTo("game-over");
  }

  @Test
  void later_all_who_play_have_to_agree_and_bots_are_not_asked() {
    take(move(1, 1));
    take(new GameCommand.Cancel("c", GAME, Optional.empty(), 1));
    assertThat(game.isFinished()).isTrue();
  }

  private GameFact.GameFinished end() {
    return last.announcement().content().facts().stream()
        .filter(GameFact.GameFinished.class::isInstance)
        .map(GameFact.GameFinished.class::cast)
        .findFirst()
        .orElseThrow();
  }

  /** The roster as it is found again from what is stored. */
  private Roster refold() {
    Commit stored = last;
    return opened().after(stored).roster();
  }

  private void take(GameCommand command) {
    game = accept(HANDLERS.decide(game, command, NOON));
  }

  private HostedGame<?, ?, ?> accept(CommandDecision decision) {
    assertThat(decision).isInstanceOf(CommandDecision.Accepted.class);
    var accepted = (CommandDecision.Accepted) decision;
    last = accepted.commit();
    return accepted.next();
  }

  private void assertDenied(GameCommand command) {
    assertThat(HANDLERS.decide(game, command, NOON)).isInstanceOf(CommandDecision.Refused.class);
  }

  private CommandRefusal refusal(GameCommand command) {
    return ((CommandDecision.Refused) HANDLERS.decide(game, command, NOON)).refusal();
  }

  private static GameCommand move(int seat, long known) {
    return new GameCommand.Move("move-" + seat + known, GAME, Optional.empty(), seat, known, bid());
  }

  private static ObjectNode bid() {
    ObjectNode move = JsonNodeFactory.instance.objectNode().put("type", "bid");
    move.putArray("crew");
    return move;
  }
}
