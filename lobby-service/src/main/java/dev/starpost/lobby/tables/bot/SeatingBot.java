package dev.starpost.lobby.tables.bot;

import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.FREE_SEAT;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.OPEN_TABLE;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.RANKED_WITHOUT_BOTS;

import dev.starpost.contracts.game.BotLevel;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.network.ClientNetwork;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.lobby.tables.policy.Arrival;
import dev.starpost.lobby.tables.policy.TableWish;
import dev.starpost.lobby.tables.start.StartingGame;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.Invitations;
import dev.starpost.lobby.tables.table.TableAccess;
import dev.starpost.lobby.tables.table.TableMessages;
import dev.starpost.web.problem.Problem;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Seats bots at tables: the owner does so, and nobody else. */
@ApplicationScoped
public class SeatingBot {
  private final Accounts accounts;
  private final BotGameLimits games;
  private final TableAccess access;
  private final StartingGame starting;
  private final Invitations invitations;
  private final TableMessages messages;
  private final Clock clock;

  SeatingBot(
      Accounts accounts,
      BotGameLimits games,
      TableAccess access,
      StartingGame starting,
      Invitations invitations,
      TableMessages messages,
      Clock clock) {
    this.accounts = accounts;
    this.games = games;
    this.access = access;
    this.starting = starting;
    this.invitations = invitations;
    this.messages = messages;
    this.clock = clock;
  }

  /** The level that somebody means. */
  public static BotLevel level(String word) {
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
  public GameTable seat(String id, String who, BotLevel level, Optional<ClientNetwork> network) {
    Account owner = accounts.locked(who).orElseThrow(AuthenticationFailedException::new);
    games.hold(network);
    GameTable table = access.lockedByOwner(id, who);
    // A bot is nobody, whom nobody blocks and who may come twice.
    Arrival arrival = table.arrival(false, false);
    FREE_SEAT.require(arrival);
    OPEN_TABLE.require(arrival);
    RANKED_WITHOUT_BOTS.require(
        new TableWish(table.isRanked(), !table.isPublic(), 1, table.places().max()));
    games.count(table, owner, network);
    sit(table, level, table.freeNumber(invitations.keptAt(id)));
    return table;
  }

  /**
   * Lets bots sit down where seats are free, at a new table of somebody whose account is locked.
   */
  public void fill(GameTable table, List<BotLevel> levels, Optional<ClientNetwork> network) {
    if (!levels.isEmpty()) {
      // Nobody else knows the table yet, so that it cannot matter that it is locked first.
      games.hold(network);
      games.count(table, table.owner(), network);
      levels.forEach(level -> sit(table, level, table.freeNumber(Set.of())));
    }
  }

  /** At an open table that is locked, or new. */
  public void sit(GameTable table, BotLevel level, int number) {
    table.seat(level, number, clock.instant());
    messages.seatTaken(table, level.account());
    starting.startIfFull(table);
  }
}
