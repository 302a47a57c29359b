package dev.starpost.deploy.launcher.build;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.starpost.deploy.launcher.cli.Refused;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Git difference. What differs from the main branch, committed or not, new files included.
 *
 * @param base what it was compared with, in words
 * @param files relative to the checkout
 */
public record ChangedFiles(String base, SortedSet<String> files) {
  private static final List<String> MAIN = List.of("origin/main", "main");

  public static ChangedFiles in(Path root) throws IOException, InterruptedException {
    Optional<String> main = Optional.empty();
    for (String name : MAIN) {
      if (main.isEmpty() && git(root, "rev-parse", "--verify", "--quiet", name).isPresent()) {
        main = Optional.of(name);
      }
    }
    // Without a main branch there is nothing to compare with but the last commit.
    String base = main.orElse("HEAD");
    String since = required(root, "merge-base", "HEAD", base).strip();
    SortedSet<String> files = new TreeSet<>();
    files.addAll(names(required(root, "diff", "--name-only", "-z", "--relative", since)));
    files.addAll(names(required(root, "ls-files", "--others", "--exclude-standard", "-z")));
    return new ChangedFiles(base, files);
  }

  private static List<String> names(String listed) {
    return List.of(listed.split("\0", -1)).stream().filter(name -> !name.isEmpty()).toList();
  }

  private static String required(Path root, String... words)
      throws IOException, InterruptedException {
    return git(root, words)
        .orElseThrow(
            () ->
                Refused.because(
                    "git does not say what has changed in %s (git %s failed)."
                        .formatted(root, String.join(" ", words))));
  }

  private static Optional<String> git(Path root, String... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    Process git =
        new ProcessBuilder(command)
            .directory(root.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String said = new String(git.getInputStream().readAllBytes(), UTF_8);
    return git.waitFor() == 0 ? Optional.of(said) : Optional.empty();
  }
}
