package dev.starpost.deploy.servers.backing;

import dev.starpost.deploy.servers.Backing;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;

/**
 * A server that answers.
 *
 * @param name as its makers write it
 * @param origin where it comes from: the embedded default, the path of a program, or a given
 *     address
 * @param pid empty when it was not started by us
 * @param address without secrets
 * @param onExit completes with the exit code when its process ends; never for a given address
 */
public record RunningServer(
    Backing backing,
    String name,
    String origin,
    OptionalLong pid,
    String address,
    CompletableFuture<Integer> onExit) {}
