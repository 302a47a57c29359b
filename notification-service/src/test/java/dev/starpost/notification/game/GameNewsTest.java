package dev.starpost.notification.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.notification.news.NewsDraft;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.preference.Preferences;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameNewsTest {
  private static final Instant NOW = Instant.parse("2026-11-16T12:00:00Z");
  private static final Instant FRIDAY = Instant.parse("2026-11-20T12:00:00Z");
  private static final Instant MONDAY = Instant.parse("2026-11-23T12:00:00Z");

  private final FollowedGame game =
      new FollowedGame(
          "sv-1",
          "salvage",
          0,
          false,
          List.of(
              SeatState.taken(1, "ann", "Ann"),
              SeatState.taken(2, BotLevel.GREEDY.account(), "Bot")));

  private List<NewsDraft> happens(
      List<Integer> awaiting,
      List<GameCommit.BotTurn> bots,
      List<GameCommit.Deadline> deadlines,
      GameFact... facts) {
    GameCommit commit =
        new GameCommit(
            "sv-1", "salvage", game.version() + 1, NOW, awaiting, List.of(facts), bots, deadlines);
    return new GameNews(game, Map.of("ann", Preferences.USUAL)).goOn(commit);
  }

  private List<NewsDraft> start(GameCommit.Deadline... deadlines) {
    return happens(
        List.of(1, 2),
        List.of(new GameCommit.BotTurn(2, BotLevel.GREEDY, 1)),
        List.of(deadlines),
        new GameFact.GameStarted(
            "start",
            List.of(
                new GameFact.Seated(1, "ann", "Ann"),
                new GameFact.Seated(
                    2, BotLevel.GREEDY.account(), "Bot", Optional.of(BotLevel.GREEDY))),
            Visibility.PUBLIC,
            "c0"),
        new GameFact.TurnOpened(List.of(1, 2), Optional.empty()));
  }

  @Test
  void bots_are_told_nothing() {
    assertThat(start()).extracting(NewsDraft::account).containsOnly("ann");
  }

  @Test
  void each_seat_has_its_own_deadline() {
    start(new GameCommit.Deadline(1, 1, FRIDAY));

    assertThat(game.seat(1).orElseThrow().deadline()).contains(FRIDAY);
    assertThat(game.seat(1).orElseThrow().remindAt())
        .contains(FRIDAY.minus(Preferences.USUAL.remindBefore()));
  }

  @Test
  void a_clock_that_was_moved_is_followed_without_another_word() {
    start(new GameCommit.Deadline(1, 1, FRIDAY));

    List<NewsDraft> told =
        happens(List.of(1), List.of(), List.of(new GameCommit.Deadline(1, 1, MONDAY)));

    assertThat(told).isEmpty();
    assertThat(game.seat(1).orElseThrow().deadline()).contains(MONDAY);
    assertThat(game.seat(1).orElseThrow().remindAt())
        .contains(MONDAY.minus(Preferences.USUAL.remindBefore()));
  }

  @Test
  void a_turn_that_a_bot_has_taken_over_is_over_for_its_player() {
    start();

    List<NewsDraft> told =
        happens(
            List.of(1),
            List.of(new GameCommit.BotTurn(1, BotLevel.GREEDY, 1)),
            List.of(),
            new GameFact.SeatTakenOver(1, BotLevel.GREEDY, true));

    assertThat(told).extracting(NewsDraft::kind).containsExactly(NewsKind.TURN_OVER);
    assertThat(game.seat(1).orElseThrow().awaited()).isFalse();
  }
}
