package dev.starpost.lobby.table;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.calls.TableRefusal;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.contracts.table.TableClock;
import dev.starpost.contracts.table.TableState.Seats;
import dev.starpost.lobby.account.Account;
import dev.starpost.lobby.account.Accounts;
import dev.starpost.lobby.engine.Engine;
import dev.starpost.lobby.engine.PreparedTable;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.text.Language;
import dev.starpost.web.problem.Problem;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Optional;

/** Opens tables. The lobby knows no game: whether one could be played is the engine's answer. */
@ApplicationScoped
class Opening {
  private final Engine engine;
  private final GameTables tables;
  private final Accounts accounts;
  private final Starting starting;
  private final TableMessages messages;
  private final TableSettings settings;
  private final Clock clock;

  Opening(
      Engine engine,
      GameTables tables,
      Accounts accounts,
      Starting starting,
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

  /** Has the engine look at a wish; outside of any transaction, because it may take its time. */
  Plan plan(TableRequest request, Language language) {
    TableClock chosen = request.clock().orElse(ClockDocument.NONE).checked();
    PreparedTable prepared = prepare(request.game(), request.options(), request.places(), language);
    return new Plan(
        request.game(),
        prepared.prefix(),
        new Seats(prepared.seats().min(), prepared.seats().max()),
        prepared.options(),
        chosen,
        request.ranked().orElse(false),
        request.visibility().orElse(Visibility.PUBLIC),
        prepared.commitment(),
        Optional.empty());
  }

  /**
   * @param seats none for as many as the game admits
   */
  PreparedTable prepare(
      String game, Optional<ObjectNode> options, Optional<Seats> seats, Language language) {
    ObjectNode question = JsonNodeFactory.instance.objectNode().put("game", game);
    options.ifPresent(given -> question.set("options", given));
    seats.ifPresent(
        given -> question.putObject("seats").put("min", given.min()).put("max", given.max()));
    try {
      return engine.prepare(question, language);
    } catch (Engine.NotPossible e) {
      throw TableRefusal.asProblem(
          e.problem(), language, LobbyProblem.UNKNOWN_GAME, LobbyProblem.BAD_TABLE);
    }
  }

  /** In the present transaction. */
  GameTable open(Plan plan, String who, int number, String entropy) {
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
  void requireRoom(String account) {
    if (tables.countOpenOf(account) >= settings.mostOpen()) {
      throw Problem.of(LobbyProblem.TOO_MANY_TABLES, "most", settings.mostOpen());
    }
  }
}
