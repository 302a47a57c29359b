package dev.starpost.lobby.tables.rematch;

import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.ACCOUNT_FOR_RANKED;

import dev.starpost.contracts.game.Visibility;
import dev.starpost.contracts.table.TableState.Seats;
import dev.starpost.lobby.engine.PreparedTable;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.identity.block.Blocks;
import dev.starpost.lobby.network.ClientNetwork;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.lobby.tables.bot.BotGameLimits;
import dev.starpost.lobby.tables.bot.SeatingBot;
import dev.starpost.lobby.tables.invitation.InvitingPlayer;
import dev.starpost.lobby.tables.open.CreatingTable;
import dev.starpost.lobby.tables.open.TablePlanner;
import dev.starpost.lobby.tables.policy.Stakes;
import dev.starpost.lobby.tables.seat.TakingSeat;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.GameTables;
import dev.starpost.lobby.tables.table.LifecycleState;
import dev.starpost.lobby.tables.table.Seat;
import dev.starpost.lobby.tables.table.TablePlan;
import dev.starpost.text.Language;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Optional;

/** Rematches: those who have played play again, each one seat further on: the last one begins. */
@ApplicationScoped
class Rematches {
  private final GameTables tables;
  private final Accounts accounts;
  private final Blocks blocks;
  private final TablePlanner planner;
  private final CreatingTable creating;
  private final TakingSeat seats;
  private final InvitingPlayer inviting;
  private final SeatingBot bots;
  private final BotGameLimits botGames;

  Rematches(
      GameTables tables,
      Accounts accounts,
      Blocks blocks,
      TablePlanner planner,
      CreatingTable creating,
      TakingSeat seats,
      InvitingPlayer inviting,
      SeatingBot bots,
      BotGameLimits botGames) {
    this.tables = tables;
    this.accounts = accounts;
    this.blocks = blocks;
    this.planner = planner;
    this.creating = creating;
    this.seats = seats;
    this.inviting = inviting;
    this.bots = bots;
    this.botGames = botGames;
  }

  /**
   * @param opened whether it is a new one
   */
  record Met(GameTable table, boolean opened) {}

  /** What the engine needs to know, read before it is asked. */
  private record Played(TablePlan plan, int players, boolean allCanCome) {}

  /** Has the engine look at another game of the same kind; empty if somebody has opened it. */
  Optional<TablePlan> plan(String gameId, String who, Language language) {
    return QuarkusTransaction.requiringNew()
        .call(() -> read(gameId, who))
        .map(played -> prepare(played, language));
  }

  private Optional<Played> read(String gameId, String who) {
    GameTable table = played(tables.ofGame(gameId), gameId, who);
    if (tables.rematchOf(gameId).isPresent()) {
      return Optional.empty();
    }
    ACCOUNT_FOR_RANKED.require(new Stakes(table.isRanked(), isGuest(table, who)));
    int players = table.seats().size();
    TablePlan same =
        new TablePlan(
            table.game(),
            "",
            new Seats(players, players),
            table.options(),
            table.clock(),
            table.isRanked(),
            Visibility.PRIVATE,
            "",
            Optional.of(gameId));
    int coming = others(table, who).size() + bots(table).size();
    return Optional.of(new Played(same, players, coming == players - 1));
  }

  private TablePlan prepare(Played played, Language language) {
    TablePlan same = played.plan();
    Optional<Seats> seats = played.allCanCome() ? Optional.of(same.seats()) : Optional.empty();
    PreparedTable prepared =
        planner.prepare(same.game(), Optional.of(same.options()), seats, language);
    return new TablePlan(
        same.game(),
        prepared.prefix(),
        new Seats(prepared.seats().min(), Math.min(prepared.seats().max(), played.players())),
        prepared.options(),
        same.clock(),
        same.ranked(),
        same.visibility(),
        prepared.commitment(),
        same.rematchOf());
  }

  /**
   * The first one opens a table, the others sit down at it, as long as they are invited to it.
   *
   * @param plan for a new table
   */
  @Transactional
  Met meet(String gameId, String who, Optional<TablePlan> plan, Optional<ClientNetwork> network) {
    GameTable known = played(tables.ofGame(gameId), gameId, who);
    lockPlayers(known);
    if (!bots(known).isEmpty()) {
      botGames.hold(network);
    }
    Account account = accounts.locked(who).orElseThrow(AuthenticationFailedException::new);
    GameTable played = played(tables.lockedOfGame(gameId), gameId, who);
    Optional<String> there = tables.rematchOf(gameId);
    if (there.isPresent()) {
      GameTable table = tables.locked(there.get()).orElseThrow();
      if (table.seatOf(who).isEmpty()) {
        inviting.requireInvited(table, who);
        seats.take(table, account, "");
      }
      return new Met(table, false);
    }
    // It was cancelled a moment ago; asked again, the engine will have been asked as well.
    TablePlan wanted = plan.orElseThrow(() -> Problem.of(CommonProblem.UNAVAILABLE));
    GameTable table = creating.create(wanted, who, next(played, who), "");
    others(played, who)
        .forEach(other -> inviting.write(table, other, Optional.of(next(played, other))));
    if (!bots(played).isEmpty()) {
      botGames.count(table, account, network);
    }
    bots(played).forEach(seat -> bots.sit(table, seat.bot().orElseThrow(), next(played, seat)));
    return new Met(table, true);
  }

  /**
   * Nobody goes while they are invited. Accounts are locked before tables and in the order of their
   * ids, everywhere, so that two who lock never wait for each other.
   */
  private void lockPlayers(GameTable played) {
    played.accounts().stream().sorted().forEach(accounts::locked);
  }

  /** One seat further on. */
  private static int next(GameTable played, String who) {
    return next(played, played.seatOf(who).orElseThrow());
  }

  private static int next(GameTable played, Seat seat) {
    return seat.number() == played.seats().size() ? GameTable.FIRST : seat.number() + 1;
  }

  private static List<Seat> bots(GameTable played) {
    return played.seats().stream().filter(seat -> seat.bot().isPresent()).toList();
  }

  private static boolean mayPlay(GameTable played, Account account) {
    return ACCOUNT_FOR_RANKED.objection(new Stakes(played.isRanked(), account.isGuest())).isEmpty();
  }

  private static boolean isGuest(GameTable played, String who) {
    return played.seatOf(who).flatMap(Seat::person).filter(Account::isGuest).isPresent();
  }

  private List<String> others(GameTable played, String who) {
    return played.seats().stream()
        .flatMap(seat -> seat.person().stream())
        .filter(account -> !account.isDeleted())
        // Games of old were ranked with guests, too.
        .filter(account -> mayPlay(played, account))
        .map(Account::id)
        .filter(other -> !other.equals(who) && !blocks.between(who, List.of(other)))
        .toList();
  }

  private static GameTable played(Optional<GameTable> found, String gameId, String who) {
    GameTable table =
        found
            .filter(one -> one.is(LifecycleState.STARTED) && one.seatOf(who).isPresent())
            .orElseThrow(() -> Problem.of(LobbyProblem.NO_SUCH_GAME, "game", gameId));
    if (!table.isFinished()) {
      throw Problem.of(LobbyProblem.GAME_RUNNING);
    }
    return table;
  }
}
