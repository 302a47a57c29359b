package dev.starpost.lobby.tables.table;

import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.OPEN_TABLE;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.OWNER_DECIDES;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.VISIBLE_TABLE;

import dev.starpost.lobby.identity.block.Blocks;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.lobby.tables.policy.Arrival;
import dev.starpost.lobby.tables.policy.Standing;
import dev.starpost.lobby.tables.policy.TableVisibility;
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
    return visible(tables.whole(id), id, viewer, code);
  }

  /** To change; the same for whoever may not see it. */
  public GameTable locked(String id, String viewer, Optional<String> code) {
    return visible(tables.locked(id), id, viewer, code);
  }

  private GameTable visible(
      Optional<GameTable> found, String id, String viewer, Optional<String> code) {
    GameTable table = found.orElseThrow(() -> Problem.of(LobbyProblem.NO_SUCH_TABLE, "id", id));
    VISIBLE_TABLE.require(sight(table, viewer, code));
    return table;
  }

  /** Somebody before a table; the invitation costs a query, and is asked for late. */
  TableVisibility.Sight sight(GameTable table, String viewer, Optional<String> code) {
    return new TableVisibility.Sight() {
      @Override
      public String table() {
        return table.id();
      }

      @Override
      public boolean isPublic() {
        return table.isPublic();
      }

      @Override
      public boolean isOwner() {
        return table.isOwnedBy(viewer);
      }

      @Override
      public boolean isSeated() {
        return table.seatOf(viewer).isPresent();
      }

      @Override
      public boolean isInvited() {
        return invitations.has(table.id(), viewer);
      }

      @Override
      public boolean hasInviteCode() {
        return InviteCode.opens(table.inviteCode(), code);
      }
    };
  }

  /** To change what only the owner may. */
  public GameTable lockedByOwner(String id, String account) {
    GameTable table = locked(id, account, Optional.empty());
    requireOwner(table, account);
    return table;
  }

  public static void requireOwner(GameTable table, String account) {
    OWNER_DECIDES.require(new Standing(table.isOwnedBy(account)));
  }

  public static void requireOpen(GameTable table) {
    OPEN_TABLE.require(table.arrival(false, false));
  }

  /** Somebody who would sit down, with all that the rules of admission want to know. */
  public Arrival arrival(GameTable table, String account) {
    return table.arrival(
        table.seatOf(account).isPresent(),
        kicks.has(table.id(), account) || blocks.between(account, table.accounts()));
  }
}
