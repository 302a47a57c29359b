package dev.starpost.idempotency;

import java.util.Optional;

/**
 * A request with an idempotency key, which may have been sent before.
 *
 * @param who the account that asks, or the address of somebody who has none yet
 * @param key from the header; none if the client does not mean to ask again
 * @param request by which one under the same key is known to be the same
 * @param wish what is asked for, as the work needs it
 */
public record IdempotentRequest<T>(String who, Optional<String> key, Object request, T wish) {}
