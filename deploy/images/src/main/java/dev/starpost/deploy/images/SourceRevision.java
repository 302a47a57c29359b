package dev.starpost.deploy.images;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Which commit a checkout is at, if git knows. */
final class SourceRevision {
  private SourceRevision() {}

  /** Nothing where there is no git or no repository, such as in an archive of the sources. */
  static Optional<String> of(Path checkout) throws InterruptedException {
    Optional<String> commit = git(checkout, "rev-parse", "HEAD");
    Optional<String> changes = git(checkout, "status", "--porcelain");
    if (commit.isEmpty() || changes.isEmpty()) {
      return Optional.empty();
    }
    return commit.map(id -> changes.get().isEmpty() ? id : id + "-dirty");
  }

  private static Optional<String> git(Path checkout, String... arguments)
      throws InterruptedException {
    List<String> command = Stream.concat(Stream.of("git"), Stream.of(arguments)).toList();
    try {
      Process git =
          new ProcessBuilder(command)
              .directory(checkout.toFile())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      git.getOutputStream().close();
      String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return git.waitFor() == 0 ? Optional.of(said.strip()) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty(); // No git on this machine.
    }
  }
}
