package dev.starpost.engine.api.internal;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.engine.game.TablePlan;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import jakarta.validation.constraints.NotNull;
import java.util.Optional;

/**
 * A table that the lobby is about to open.
 *
 * @param options none means the defaults
 * @param seats none means as many as the game admits
 */
record TableRequest(
    @NotNull String game, Optional<ObjectNode> options, Optional<TablePlan.Range> seats) {
  TableRequest {
    if (seats.isPresent() && seats.get().min() > seats.get().max()) {
      throw Problem.of(
          CommonProblem.MALFORMED_REQUEST, "why", "seats.min must not be above seats.max.");
    }
  }

  ObjectNode tableOptions() {
    return options.orElseGet(JsonNodeFactory.instance::objectNode);
  }
}
