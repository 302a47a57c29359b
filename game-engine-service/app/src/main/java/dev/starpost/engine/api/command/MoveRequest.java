package dev.starpost.engine.api.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.validation.constraints.NotNull;

/**
 * Body of a request that moves: what a player sends.
 *
 * @param move one of the options, its choices filled in
 */
public record MoveRequest(@NotNull ObjectNode move) {}
