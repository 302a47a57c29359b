package dev.starpost.deploy.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The real script in a process of its own, called as a user would call it. */
public final class StarpostProcess {
  /** Generous: a loaded machine is slow, and a hang is a failure all the same. */
  private static final Duration DEADLINE = Duration.ofSeconds(150);

  /** The end of a call. */
  public record Ended(int exitCode, String output) {
    public Ended expect(int expected) {
      assertThat(exitCode).as(output).isEqualTo(expected);
      return this;
    }

    public Ended saying(String... parts) {
      assertThat(output).contains(parts);
      return this;
    }
  }

  private final Process process;
  private final Path output;

  private StarpostProcess(Process process, Path output) {
    this.process = process;
    this.output = output;
  }

  public static Path checkout() {
    Path directory = Path.of("").toAbsolutePath();
    while (!Files.isRegularFile(directory.resolve("starpost"))) {
      directory = directory.getParent();
    }
    return directory;
  }

  /**
   * @param environment added to that of the tests, which must not choose the servers or the build:
   *     Maven is already running in this checkout
   */
  static StarpostProcess start(
      Path script, Path directory, Map<String, String> environment, String... words)
      throws IOException {
    Path output = Files.createTempFile("starpost", ".out");
    List<String> command = new ArrayList<>();
    command.addAll(hearingInterrupts());
    command.add(script.toString());
    command.addAll(List.of(words));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    builder.environment().keySet().removeIf(name -> name.startsWith("STARPOST_"));
    builder.environment().put("STARPOST_BUILD", "skip");
    builder.environment().putAll(environment);
    return new StarpostProcess(builder.start(), output);
  }

  /** Of this checkout, from its root. */
  static StarpostProcess start(String... words) throws IOException {
    return start(checkout().resolve("starpost"), checkout(), Map.of(), words);
  }

  static Ended run(String... words) throws IOException, InterruptedException {
    return start(words).end();
  }

  long pid() {
    return process.pid();
  }

  String output() throws IOException {
    return Files.readString(output);
  }

  public Ended end() throws IOException, InterruptedException {
    boolean ended = process.waitFor(DEADLINE.toSeconds(), TimeUnit.SECONDS);
    if (!ended) {
      process.destroyForcibly();
    }
    assertThat(ended).as("ended in time; it said: " + output()).isTrue();
    return new Ended(process.exitValue(), output());
  }

  public StarpostProcess awaitSaying(String part) throws IOException, InterruptedException {
    await(() -> output().contains(part) || !process.isAlive());
    assertThat(output()).contains(part);
    return this;
  }

  public void interrupt() throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-s", "INT", Long.toString(pid())).start().waitFor();
  }

  void kill() {
    process.destroyForcibly();
  }

  public static void await(Condition condition) throws IOException, InterruptedException {
    long deadline = System.nanoTime() + DEADLINE.toNanos();
    while (!condition.holds()) {
      assertThat(System.nanoTime()).as("waited too long").isLessThan(deadline);
      Thread.sleep(50);
    }
  }

  public interface Condition {
    boolean holds() throws IOException;
  }

  /**
   * A build in the background of a shell ignores Ctrl-C, and so does all that it starts; a user's
   * terminal does not.
   */
  private static List<String> hearingInterrupts() throws IOException {
    try {
      boolean possible =
          new ProcessBuilder("env", "--default-signal=INT", "true").start().waitFor() == 0;
      return possible ? List.of("env", "--default-signal=INT") : List.of();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }
}
