package dev.starpost.lobby.identity.password;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/**
 * Cost settings of password hashes: whoever guesses pays it for every guess, we for every sign-in.
 */
@ConfigMapping(prefix = "starpost.passwords")
public interface PasswordSettings {
  /** KiB of memory. The defaults are those that OWASP recommends for Argon2id. */
  @WithDefault("19456")
  int memory();

  @WithDefault("2")
  int iterations();

  @WithDefault("1")
  int parallelism();

  /** How many are worked on at a time. */
  @WithDefault("2")
  int threads();

  /** How many wait; further ones are asked to come again. */
  @WithDefault("32")
  int queue();
}
