package dev.starpost.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.play.Ply;
import dev.starpost.kernel.play.Position;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A bad hand is no reason to have never played. */
class RankedCancellationTest {
  private static final CommandHandlers HANDLERS = new CommandHandlers(RestHours.NONE);
  private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
  private static final String GAME = "sv-1";

  private HostedGame<?, ?, ?> game;
  private Commit last;
  private Instant now = NOON;

  @ParameterizedTest
  @ValueSource(
      strings = {"salvage", "alien-frontiers", "council-of-shadows", "race-for-the-galaxy"})
  void whoever_calls_a_ranked_game_off_alone_has_resigned(String kind) {
    open(kind, true, 2);

    take(cancel(1));

    assertThat(last.kind()).isEqualTo(Ply.Kind.RESIGNATION);
    assertThat(game.roster().aborted()).isFalse();
    GameFact.GameFinished end = end();
    assertThat(end.rated()).isTrue();
    assertThat(end.places())
        .filteredOn(GameFact.Place::abandoned)
        .extracting(GameFact.Place::seat)
        .containsExactly(1);
  }

  @Test
  void a_game_that_is_not_ranked_is_called_off_as_ever() {
    open("salvage", false, 2);

    take(cancel(1));

    assertThat(last.kind()).isEqualTo(Ply.Kind.ABORT);
    assertThat(end().places()).isEmpty();
  }

  @Test
  void a_game_in_which_nothing_was_dealt_or_decided_is_called_off_freely() {
    open("salvage", true, 2);
    game = undealt(game);

    take(cancel(1));

    assertThat(last.kind()).isEqualTo(Ply.Kind.ABORT);
    assertThat(end().rated()).isFalse();
  }

  @Test
  void one_of_three_resigns_and_the_others_play_on() {
    open("salvage", true, 3);
    take(bid(1));

    take(cancel(2));

    assertThat(last.kind()).isEqualTo(Ply.Kind.RESIGNATION);
    assertThat(game.isFinished()).isFalse();
    assertThat(game.roster().agreed()).isEmpty();
  }

  @Test
  void when_everybody_has_moved_asking_costs_nothing_and_all_together_end_it_without_a_result() {
    open("salvage", true, 2);
    take(bid(1));
    take(bid(2));

    take(cancel(1));
    assertThat(last.kind()).isEqualTo(Ply.Kind.CANCELLATION);
    assertThat(game.isFinished()).isFalse();
    take(cancel(2));

    assertThat(last.kind()).isEqualTo(Ply.Kind.ABORT);
    assertThat(end().rated()).isFalse();
    assertThat(end().places()).isEmpty();
  }

  @Test
  void the_only_one_who_is_left_does_not_call_it_off_either() {
    open("salvage", true, 2);
    take(bid(1));
    now = now.plus(Duration.ofHours(2));
    take(GameCommand.ExpireTurn.of(GAME, 2, 1, NOON.plus(Duration.ofHours(1))));
    assertThat(last.kind()).isEqualTo(Ply.Kind.TAKEOVER);

    take(cancel(1));

    assertThat(last.kind()).isEqualTo(Ply.Kind.RESIGNATION);
  }

  private void open(String kind, boolean ranked, int players) {
    var start =
        new GameCommand.StartGame(
            "table",
            GAME,
            Optional.empty(),
            kind,
            IntStream.rangeClosed(1, players)
                .mapToObj(seat -> new GameCommand.Player("p" + seat, "Player " + seat, ""))
                .toList(),
            JsonNodeFactory.instance.objectNode(),
            "0".repeat(64),
            Visibility.PUBLIC,
            Optional.of(
                new TableClock(
                    "per-move",
                    Optional.of("PT1H"),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of("bot-takeover"))),
            Optional.of(ranked));
    accept(
        HANDLERS.start(
            new GameKinds(Game.all()).named(kind).orElseThrow(), start, "07".repeat(32), NOON));
  }

  /** As if the game had no chance in its opening; those that we have all deal. */
  private static <S, M, E> HostedGame<S, M, E> undealt(HostedGame<S, M, E> dealt) {
    Position<S> position = dealt.position();
    return dealt.at(
        new Position<>(
            position.state(), position.version(), 0, position.askedAt(), position.undoable()),
        dealt.roster());
  }

  private GameFact.GameFinished end() {
    return last.announcement().content().facts().stream()
        .filter(GameFact.GameFinished.class::isInstance)
        .map(GameFact.GameFinished.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private void take(GameCommand command) {
    accept(HANDLERS.decide(game, command, now));
  }

  private void accept(CommandDecision decision) {
    assertThat(decision).isInstanceOf(CommandDecision.Accepted.class);
    var accepted = (CommandDecision.Accepted) decision;
    last = accepted.commit();
    game = accepted.next();
  }

  private static GameCommand cancel(int seat) {
    return new GameCommand.Cancel("cancel-" + seat, GAME, Optional.empty(), seat);
  }

  private GameCommand bid(int seat) {
    ObjectNode move = JsonNodeFactory.instance.objectNode().put("type", "bid");
    move.putArray("crew");
    return new GameCommand.Move("move-" + seat, GAME, Optional.empty(), seat, game.version(), move);
  }
}
