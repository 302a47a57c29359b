package dev.starpost.lobby.tables.table;

import dev.starpost.lobby.identity.block.Blocks;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.lobby.tables.policy.Arrival;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** Access to tables: finds one for whoever may see it, or change it. */
@ApplicationScoped
public class TableAccess {
  private final GameTables tables;
  private final Invitations invitations;
  private final Kicks kicks;
  private final Blocks blocks;

  TableAccess(GameTables tables, Invitations invitations, Kicks kicks, Blocks blocks) {
    this.tables = tables;
    this.invitations = invitations;
    this.kicks = kicks;
    this.blocks = blocks;
  }

  /** To look at. Whoever may not see it is told that there is none. */
  public GameTable shown(String id, String viewer, Optional<String> code) {
    return tables.whole(id).filter(table -> sees(viewer, table, code)).orElseThrow(() -> none(id));
  }

  /** To change; the same for whoever may not see it. */
  public GameTable locked(String id, String viewer, Optional<String> code) {
    return tables.locked(id).filter(table -> sees(viewer, table, code)).orElseThrow(() -> none(id));
  }

  /** To change what only the owner may. */
  public GameTable lockedByOwner(String id, String account) {
    GameTable table = locked(id, account, Optional.empty());
    requireOwner(table, account);
    return table;
  }

  public static void requireOwner(GameTable table, String account) {
    if (!table.isOwnedBy(account)) {
      throw Problem.of(LobbyProblem.NOT_THE_OWNER);
    }
  }

  public static void requireOpen(GameTable table) {
    if (!table.is(LifecycleState.OPEN)) {
      throw Problem.of(LobbyProblem.TABLE_CLOSED).with("state", table.state());
    }
  }

  /** Somebody who would sit down, with all that the rules of admission want to know. */
  public Arrival arrival(GameTable table, String account) {
    return table.arrival(
        account, kicks.has(table.id(), account) || blocks.between(account, table.accounts()));
  }

  private boolean sees(String viewer, GameTable table, Optional<String> code) {
    return table.isPublic()
        || table.isOwnedBy(viewer)
        || table.seatOf(viewer).isPresent()
        || invitations.has(table.id(), viewer)
        || InviteCode.opens(table.inviteCode(), code);
  }

  private static Problem none(String id) {
    return Problem.of(LobbyProblem.NO_SUCH_TABLE, "id", id);
  }
}
