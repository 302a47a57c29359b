package dev.starpost.lobby.tables.match;

import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.ACCOUNT_FOR_RANKED;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.contracts.matchmaking.LobbyCommand.CreateMatchedTable;
import dev.starpost.contracts.table.TableState.Seats;
import dev.starpost.lobby.engine.EngineClient;
import dev.starpost.lobby.engine.PreparedTable;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.identity.block.Blocks;
import dev.starpost.lobby.tables.policy.Stakes;
import dev.starpost.lobby.tables.start.StartingGame;
import dev.starpost.lobby.tables.table.Cancellation;
import dev.starpost.lobby.tables.table.GameTable;
import dev.starpost.lobby.tables.table.GameTables;
import dev.starpost.lobby.tables.table.TableMessages;
import dev.starpost.lobby.tables.table.TablePlan;
import dev.starpost.text.Language;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Makes the tables that the matchmaking service asks for. It has chosen their ids: one that is
 * there was made already. Nobody waits for an answer; what became of a table is told like whatever
 * happens at tables.
 */
@ApplicationScoped
class MatchedTables {
  /** Of a table for which the engine would seal no seed; its game will never begin. */
  private static final String NO_SEED = "0".repeat(64);

  private final GameTables tables;
  private final Accounts accounts;
  private final Blocks blocks;
  private final EngineClient engine;
  private final StartingGame starting;
  private final TableMessages messages;
  private final Clock clock;

  MatchedTables(
      GameTables tables,
      Accounts accounts,
      Blocks blocks,
      EngineClient engine,
      StartingGame starting,
      TableMessages messages,
      Clock clock) {
    this.tables = tables;
    this.accounts = accounts;
    this.blocks = blocks;
    this.engine = engine;
    this.starting = starting;
    this.messages = messages;
    this.clock = clock;
  }

  /** Nobody whom a command names was ever here. */
  static final class NobodyKnown extends Exception {
    private static final long serialVersionUID = 1L;

    NobodyKnown() {
      super("nobody whom it names is known", null, false, false);
    }
  }

  /**
   * A plan, or why there is none.
   *
   * @param refusal the engine's words by language
   */
  private record Answer(TablePlan plan, Optional<String> code, Map<String, String> refusal) {}

  void make(CreateMatchedTable wish) throws NobodyKnown {
    if (QuarkusTransaction.requiringNew().call(() -> isMade(wish))) {
      return;
    }
    // Outside of any transaction, because it may take its time.
    Answer answer = ask(wish);
    boolean made = QuarkusTransaction.requiringNew().call(() -> isMade(wish) || make(wish, answer));
    if (!made) {
      throw new NobodyKnown();
    }
  }

  private boolean isMade(CreateMatchedTable wish) {
    return tables.findById(wish.tableId()) != null;
  }

  private Answer ask(CreateMatchedTable wish) {
    int players = wish.players().size();
    ObjectNode question = JsonNodeFactory.instance.objectNode().put("game", wish.game());
    question.set("options", wish.options());
    question.putObject("seats").put("min", players).put("max", players);
    try {
      PreparedTable prepared = engine.prepare(question, Language.ENGLISH);
      return new Answer(
          plan(wish, prepared.prefix(), prepared.options(), prepared.commitment()),
          Optional.empty(),
          Map.of());
    } catch (EngineClient.NotPossible e) {
      return new Answer(
          plan(wish, "", wish.options(), NO_SEED),
          Optional.of(e.problem().path("code").asText("bad-table")),
          refusal(question, e.problem()));
    }
  }

  /** In every language: players will read it in their own. */
  private Map<String, String> refusal(ObjectNode question, JsonNode inEnglish) {
    Map<String, String> words = new TreeMap<>();
    words.put(Language.ENGLISH.tag(), inEnglish.path("detail").asText());
    try {
      engine.prepare(question, Language.FRENCH);
    } catch (EngineClient.NotPossible e) {
      words.put(Language.FRENCH.tag(), e.problem().path("detail").asText());
    }
    return words;
  }

  private static TablePlan plan(
      CreateMatchedTable wish, String prefix, ObjectNode options, String commitment) {
    int players = wish.players().size();
    return new TablePlan(
        wish.game(),
        prefix,
        new Seats(players, players),
        options,
        wish.clock(),
        wish.ranked(),
        Visibility.PUBLIC,
        commitment,
        Optional.empty());
  }

  /** Whether there is a table now, if only a cancelled one. */
  private boolean make(CreateMatchedTable wish, Answer answer) {
    Map<String, Account> present = lockPresent(wish.players(), wish.ranked());
    Optional<Account> owner =
        wish.players().stream()
            .filter(present::containsKey)
            .findFirst()
            .map(present::get)
            .or(() -> known(wish.players()));
    if (owner.isEmpty()) {
      return false;
    }
    var table = new GameTable(wish.tableId(), answer.plan(), owner.get(), clock.instant());
    seat(table, wish.players(), present);
    tables.persist(table);
    if (answer.code().isPresent()) {
      table.refuse(answer.code().get(), answer.refusal(), clock.instant());
      messages.cancelled(table);
    } else if (present.size() < wish.players().size() || someKeepApart(wish.players())) {
      table.cancel(Cancellation.PLAYER_UNAVAILABLE, clock.instant());
      messages.cancelled(table);
    } else {
      messages.opened(table);
      starting.startIfFull(table);
    }
    return true;
  }

  /** Accounts are locked before tables and in the order of their ids, everywhere. */
  private Map<String, Account> lockPresent(List<String> players, boolean ranked) {
    Map<String, Account> present = new TreeMap<>();
    players.stream()
        .sorted()
        .distinct()
        .forEach(
            id ->
                accounts
                    .locked(id)
                    // They may have asked for an opponent before that took an account.
                    .filter(account -> allows(ranked, account))
                    .ifPresent(account -> present.put(account.id(), account)));
    return present;
  }

  private static boolean allows(boolean ranked, Account account) {
    return ACCOUNT_FOR_RANKED.objection(new Stakes(ranked, account.isGuest())).isEmpty();
  }

  /** Somebody of them who is gone: a table has an owner. */
  private Optional<Account> known(List<String> players) {
    return players.stream().flatMap(id -> accounts.findByIdOptional(id).stream()).findFirst();
  }

  private void seat(GameTable table, List<String> players, Map<String, Account> present) {
    for (int number = GameTable.FIRST; number <= players.size(); number++) {
      Account account = present.get(players.get(number - GameTable.FIRST));
      if (account != null && table.isOwnedBy(account.id())) {
        table.seatOwner(number, "");
      } else if (account != null) {
        table.seat(account, number, "", clock.instant());
      }
    }
  }

  private boolean someKeepApart(List<String> players) {
    return players.stream()
        .anyMatch(
            one ->
                blocks.between(one, players.stream().filter(other -> !other.equals(one)).toList()));
  }
}
