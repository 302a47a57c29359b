package dev.starpost.deploy.launcher.platform;

import dev.starpost.deploy.launcher.run.DataDirectory;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Secrets of one data directory. What the services of one Starpost keep from everybody else. Made
 * once, and kept beside the data that is sealed with it.
 *
 * @param key seals what the notification service stores
 * @param notification by which the lobby knows the notification service
 */
record LocalSecrets(String key, String notification) {
  private static final int BYTES = 32;
  private static final String HMAC = "HmacSHA256";

  static LocalSecrets in(DataDirectory data) throws IOException {
    Path file = data.path().resolve("secrets");
    try {
      List<String> lines = Files.readAllLines(file);
      return new LocalSecrets(lines.get(0), lines.get(1));
    } catch (NoSuchFileException e) {
      LocalSecrets made = new LocalSecrets(drawn(), drawn());
      Path whole =
          Files.createFile(
              data.path().resolve("secrets.new"),
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      Files.write(whole, List.of(made.key, made.notification));
      Files.move(whole, file);
      return made;
    }
  }

  /** By which the lobby knows another service: made of the key, from which nobody can tell it. */
  String of(String service) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), HMAC));
      byte[] secret = mac.doFinal(("service " + service).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(secret);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform has " + HMAC, e);
    }
  }

  private static String drawn() {
    byte[] bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** Never in a log by mistake. */
  @Override
  public String toString() {
    return "LocalSecrets";
  }
}
