package dev.starpost.notification.secret;

import io.smallrye.config.ConfigMapping;

/** Settings of encryption: the key. */
@ConfigMapping(prefix = "starpost.secrets")
interface SecretSettings {
  /**
   * At least 32 characters that nobody can guess, the same on all instances and kept as long as the
   * database: webhooks are signed, and links in mails checked, with what it opens.
   */
  String key();
}
