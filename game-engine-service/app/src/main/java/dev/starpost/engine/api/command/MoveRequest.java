package dev.starpost.engine.api.command;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * Body of a request that moves: what a player sends.
 *
 * @param move one of the options, its choices filled in
 */
public record MoveRequest(ObjectNode move) {}
