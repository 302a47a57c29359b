package dev.starpost.lobby.tables.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.contracts.table.TableState.Seats;
import java.util.Optional;

/**
 * Plan of a new table, which the engine has found possible.
 *
 * @param prefix of the id of its game
 * @param options complete
 * @param commitment of the seed that was sealed for it
 * @param rematchOf the game after which it is opened
 */
public record TablePlan(
    String game,
    String prefix,
    Seats seats,
    ObjectNode options,
    TableClock clock,
    boolean ranked,
    Visibility visibility,
    String commitment,
    Optional<String> rematchOf) {}
