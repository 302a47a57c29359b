package dev.starpost.lobby.identity.exchange;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithParentName;
import java.util.Map;

/**
 * Secrets of the other services of the platform, by which they get tokens of their own; by name.
 */
@ConfigMapping(prefix = "starpost.services")
interface ServiceSecrets {
  @WithParentName
  Map<String, Known> known();

  /** One of them. */
  interface Known {
    /** At least 32 characters that nobody can guess, which the service shows. */
    String secret();
  }
}
