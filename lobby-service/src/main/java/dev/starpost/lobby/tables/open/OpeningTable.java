package dev.starpost.lobby.tables.open;

import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.ACCOUNT_FOR_RANKED;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.FEW_OPEN_TABLES;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.RANKED_IN_PUBLIC;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.RANKED_WITHOUT_BOTS;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.SEAT_FOR_A_PERSON;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.calls.TableRefusal;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.contracts.table.TableClock;
import dev.starpost.contracts.table.TableState.Seats;
import dev.starpost.lobby.engine.EngineClient;
import dev.starpost.lobby.engine.PreparedTable;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.lobby.tables.policy.Share;
import dev.starpost.lobby.tables.policy.Stakes;
import dev.starpost.lobby.tables.policy.TableWish;
import dev.starpost.lobby.tables.start.StartingGame;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.GameTables;
import dev.starpost.lobby.tables.table.TableMessages;
import dev.starpost.lobby.tables.table.TablePlan;
import dev.starpost.lobby.tables.table.TableSettings;
import dev.starpost.lobby.tables.view.ClockDocument;
import dev.starpost.text.Language;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/**
 * Opens a table for somebody. The lobby knows no game: whether one could be played is the engine's
 * answer.
 */
@ApplicationScoped
public class OpeningTable {
  private final EngineClient engine;
  private final GameTables tables;
  private final Accounts accounts;
  private final StartingGame starting;
  private final TableMessages messages;
  private final TableSettings settings;
  private final Clock clock;

  OpeningTable(
      EngineClient engine,
      GameTables tables,
      Accounts accounts,
      StartingGame starting,
      TableMessages messages,
      TableSettings settings,
      Clock clock) {
    this.engine = engine;
    this.tables = tables;
    this.accounts = accounts;
    this.starting = starting;
    this.messages = messages;
    this.settings = settings;
    this.clock = clock;
  }

  /**
   * Has the engine look at a wish; outside of any transaction, because it may take its time.
   *
   * @param guest whether a guest has it
   */
  TablePlan plan(TableRequest request, boolean guest, Language language) {
    boolean ranked = request.ranked().orElse(false);
    Visibility visibility = request.visibility().orElse(Visibility.PUBLIC);
    ACCOUNT_FOR_RANKED.require(new Stakes(ranked, guest));
    TableClock chosen = request.clock().orElse(ClockDocument.NONE).checked();
    PreparedTable prepared = prepare(request.game(), request.options(), request.places(), language);
    int bots = request.bots().map(List::size).orElse(0);
    var wish =
        new TableWish(ranked, visibility == Visibility.PRIVATE, bots, prepared.seats().max());
    RANKED_IN_PUBLIC.require(wish);
    RANKED_WITHOUT_BOTS.require(wish);
    SEAT_FOR_A_PERSON.require(wish);
    return new TablePlan(
        request.game(),
        prepared.prefix(),
        new Seats(prepared.seats().min(), prepared.seats().max()),
        prepared.options(),
        chosen,
        ranked,
        visibility,
        prepared.commitment(),
        Optional.empty());
  }

  /**
   * @param seats none for as many as the game admits
   */
  public PreparedTable prepare(
      String game, Optional<ObjectNode> options, Optional<Seats> seats, Language language) {
    ObjectNode question = JsonNodeFactory.instance.objectNode().put("game", game);
    options.ifPresent(given -> question.set("options", given));
    seats.ifPresent(
        given -> question.putObject("seats").put("min", given.min()).put("max", given.max()));
    try {
      return engine.prepare(question, language);
    } catch (EngineClient.NotPossible e) {
      throw TableRefusal.asProblem(
          e.problem(), language, LobbyProblem.UNKNOWN_GAME, LobbyProblem.BAD_TABLE);
    }
  }

  /** In the present transaction. */
  public GameTable open(TablePlan plan, String who, int number, String entropy) {
    Account owner = accounts.locked(who).orElseThrow(AuthenticationFailedException::new);
    requireRoom(who);
    String id = UlidCreator.getMonotonicUlid().toString();
    GameTable table = new GameTable(id, plan, owner, clock.instant());
    table.seatOwner(number, entropy);
    tables.persist(table);
    messages.opened(table);
    starting.startIfFull(table);
    return table;
  }

  /** Whoever calls this holds the lock of the account, lest two tables take the last place. */
  public void requireRoom(String account) {
    FEW_OPEN_TABLES.require(new Share(tables.countOpenOf(account), settings.mostOpen()));
  }
}
