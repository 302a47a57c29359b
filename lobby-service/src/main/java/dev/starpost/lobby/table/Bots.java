package dev.starpost.lobby.table;

import dev.starpost.contracts.game.BotLevel;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Bots at tables: the owner seats them, and nobody else. */
@ApplicationScoped
class Bots {
  private final Door door;
  private final Starting starting;
  private final Invitations invitations;
  private final TableMessages messages;
  private final Clock clock;

  Bots(Door door, Starting starting, Invitations invitations, TableMessages messages, Clock clock) {
    this.door = door;
    this.starting = starting;
    this.invitations = invitations;
    this.messages = messages;
    this.clock = clock;
  }

  /** The level that somebody means. */
  static BotLevel level(String word) {
    return Arrays.stream(BotLevel.values())
        .filter(level -> level.word().equals(word))
        .findFirst()
        .orElseThrow(
            () -> Problem.of(LobbyProblem.BAD_BOT, "levels", levels()).with("field", "bot"));
  }

  private static String levels() {
    return Arrays.stream(BotLevel.values()).map(BotLevel::word).collect(Collectors.joining(", "));
  }

  @Transactional
  GameTable seat(String id, String owner, BotLevel level) {
    GameTable table = door.lockedByOwner(id, owner);
    if (table.isFull() && !table.is(State.CANCELLED)) {
      throw Problem.of(LobbyProblem.TABLE_FULL);
    }
    Door.requireOpen(table);
    requireUnranked(table.isRanked(), List.of(level));
    sit(table, level, table.freeNumber(invitations.keptAt(id)));
    return table;
  }

  /** Whether a table with these bots can be opened at all. */
  static void check(Plan plan, List<BotLevel> levels) {
    requireUnranked(plan.ranked(), levels);
    if (levels.size() >= plan.seats().max()) {
      throw Problem.of(LobbyProblem.TOO_MANY_BOTS, "most", plan.seats().max() - 1)
          .with("field", "bots");
    }
  }

  private static void requireUnranked(boolean ranked, List<BotLevel> levels) {
    if (ranked && !levels.isEmpty()) {
      throw Problem.of(LobbyProblem.RANKED_WITHOUT_BOTS);
    }
  }

  /** At an open table that is locked, or new. */
  void sit(GameTable table, BotLevel level, int number) {
    table.seat(level, number, clock.instant());
    messages.seatTaken(table, level.account());
    starting.startIfFull(table);
  }
}
