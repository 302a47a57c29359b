package dev.starpost.lobby.tables.invitation;

import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.ACCOUNT_FOR_RANKED;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.FEW_INVITATIONS;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.ONE_SEAT_EACH;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.OPEN_TABLE;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.REMATCH_BY_INVITATION;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.WELCOME;

import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.lobby.tables.policy.Arrival;
import dev.starpost.lobby.tables.policy.Return;
import dev.starpost.lobby.tables.policy.Share;
import dev.starpost.lobby.tables.policy.Stakes;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.Invitation;
import dev.starpost.lobby.tables.table.Invitations;
import dev.starpost.lobby.tables.table.LifecycleState;
import dev.starpost.lobby.tables.table.TableAccess;
import dev.starpost.lobby.tables.table.TableAccountId;
import dev.starpost.lobby.tables.table.TableMessages;
import dev.starpost.lobby.tables.table.TableSettings;
import dev.starpost.lobby.tables.view.TableDocument;
import dev.starpost.lobby.tables.view.TableView;
import dev.starpost.lobby.tables.view.TableViewer;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Optional;

/** Invites players to a table, and takes invitations back. */
@ApplicationScoped
public class InvitingPlayer {
  private final TableAccess access;
  private final Accounts accounts;
  private final Invitations invitations;
  private final TableMessages messages;
  private final TableView view;
  private final TableSettings settings;
  private final Clock clock;

  InvitingPlayer(
      TableAccess access,
      Accounts accounts,
      Invitations invitations,
      TableMessages messages,
      TableView view,
      TableSettings settings,
      Clock clock) {
    this.access = access;
    this.accounts = accounts;
    this.invitations = invitations;
    this.messages = messages;
    this.view = view;
    this.settings = settings;
    this.clock = clock;
  }

  /** Who is invited already stays so, and is not told again. */
  @Transactional
  TableDocument invite(String id, TableViewer owner, String name) {
    // Locked, lest the account goes while its name is written down here.
    Account account =
        accounts
            .locked(accounts.requireNamed(name).id())
            .orElseThrow(() -> Problem.of(LobbyProblem.NO_SUCH_PLAYER, "name", name));
    String invited = account.id();
    GameTable table = access.lockedByOwner(id, owner.account());
    Arrival arrival = access.arrival(table, invited);
    OPEN_TABLE.require(arrival);
    ONE_SEAT_EACH.require(arrival);
    ACCOUNT_FOR_RANKED.require(new Stakes(table.isRanked(), account.isGuest()));
    WELCOME.require(arrival);
    if (!invitations.has(id, invited)) {
      FEW_INVITATIONS.require(new Share(invitations.countAt(id), settings.mostInvitations()));
      write(table, invited, Optional.empty());
    }
    return view.document(table, owner);
  }

  /**
   * Within a transaction that holds the table.
   *
   * @param seat that is kept for them
   */
  public void write(GameTable table, String invited, Optional<Integer> seat) {
    invitations.persist(
        new Invitation(new TableAccountId(table.id(), invited), seat, clock.instant()));
    table.change(clock.instant());
    messages.invited(table, invited);
  }

  /** Whoever has declined, or whose invitation was taken back, needs another one. */
  public void requireInvited(GameTable table, String who) {
    boolean joinable = table.is(LifecycleState.OPEN) && !table.isFull();
    REMATCH_BY_INVITATION.require(new Return(joinable, invitations.has(table.id(), who)));
  }

  /** By the owner, or by whoever does not want to come. */
  @Transactional
  void withdraw(String id, String who, String name) {
    String invited = accounts.requireNamed(name).id();
    GameTable table = access.locked(id, who, Optional.empty());
    if (!invited.equals(who)) {
      TableAccess.requireOwner(table, who);
    }
    if (!invitations.remove(id, invited)) {
      throw Problem.of(LobbyProblem.NO_SUCH_INVITATION, "name", name);
    }
    table.change(clock.instant());
  }
}
