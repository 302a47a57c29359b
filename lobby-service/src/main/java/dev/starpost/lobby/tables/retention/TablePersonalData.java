package dev.starpost.lobby.tables.retention;

import dev.starpost.lobby.tables.seat.LeavingSeat;
import dev.starpost.lobby.tables.table.BotPatron;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.GameTables;
import dev.starpost.lobby.tables.table.Invitations;
import dev.starpost.lobby.tables.table.Kicks;
import dev.starpost.lobby.tables.table.LifecycleState;
import dev.starpost.web.export.PersonalData;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Personal data at tables: seats, invitations, kicks, games with bots. Erased last of all, because
 * tables are locked after accounts, of which others may lock some.
 */
@ApplicationScoped
@Priority(-1)
class TablePersonalData implements PersonalData {
  private final GameTables tables;
  private final Invitations invitations;
  private final Kicks kicks;
  private final LeavingSeat leaving;

  TablePersonalData(GameTables tables, Invitations invitations, Kicks kicks, LeavingSeat leaving) {
    this.tables = tables;
    this.invitations = invitations;
    this.kicks = kicks;
    this.leaving = leaving;
  }

  /**
   * @param keptOut tables to which they cannot come back
   */
  record Tables(
      List<Sat> seats, List<Asked> invitations, List<String> keptOut, List<BotGame> botGames) {}

  /** A game with bots that is not over, and the network from which they were seated. */
  record BotGame(String table, Optional<String> network) {}

  /** A seat, and what was added to the dice. */
  record Sat(String table, LifecycleState state, int seat, String entropy, Instant joinedAt) {}

  /** An invitation. */
  record Asked(String table, Instant invitedAt) {}

  @Override
  public String part() {
    return "tables";
  }

  @Override
  public Object of(String account) {
    return new Tables(
        tables.seatsOf(account).stream()
            .map(
                seat ->
                    new Sat(
                        seat.table().id(),
                        seat.table().state(),
                        seat.number(),
                        seat.entropy(),
                        seat.joinedAt()))
            .toList(),
        invitations.of(account).stream()
            .map(invitation -> new Asked(invitation.id().table(), invitation.invitedAt()))
            .toList(),
        kicks.tablesOf(account),
        tables.list("botPatron.account = ?1 order by id", account).stream()
            .map(table -> new BotGame(table.id(), table.botPatron().flatMap(BotPatron::network)))
            .toList());
  }

  /** A game that has begun keeps its player, who has no name any more. */
  @Override
  public void erase(String account) {
    SortedSet<String> concerned = new TreeSet<>(tables.openOf(account));
    concerned.addAll(tables.botGamesOf(account));
    for (String id : concerned) {
      GameTable table = tables.locked(id).orElseThrow();
      if (table.is(LifecycleState.OPEN)) {
        table.seatOf(account).ifPresent(seat -> leaving.remove(table, seat, false));
      }
      table.forgetPatron(account);
    }
    invitations.eraseOf(account);
    kicks.eraseOf(account);
  }
}
