package dev.starpost.lobby.tables.open;

import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.ACCOUNT_FOR_RANKED;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.RANKED_IN_PUBLIC;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.RANKED_WITHOUT_BOTS;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.SEAT_FOR_A_PERSON;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.calls.TableRefusal;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.contracts.table.TableState.Seats;
import dev.starpost.lobby.engine.EngineClient;
import dev.starpost.lobby.engine.PreparedTable;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.lobby.tables.policy.Stakes;
import dev.starpost.lobby.tables.policy.TableWish;
import dev.starpost.lobby.tables.table.TablePlan;
import dev.starpost.lobby.tables.view.ClockDocument;
import dev.starpost.text.Language;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/**
 * Plans tables. The lobby knows no game: whether one could be played is the engine's answer, for
 * which it is asked outside of any transaction, because it may take its time.
 */
@ApplicationScoped
public class TablePlanner {
  private final EngineClient engine;

  TablePlanner(EngineClient engine) {
    this.engine = engine;
  }

  /**
   * The plan of a table that somebody wants.
   *
   * @param guest whether it is a guest
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
   * What the engine says of a table.
   *
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
}
