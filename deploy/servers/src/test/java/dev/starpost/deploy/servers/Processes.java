package dev.starpost.deploy.servers;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.starpost.deploy.servers.process.Poll;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** What the tests ask the operating system. */
public final class Processes {

  /** Generous: the machine may be busy with anything. */
  public static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Something that becomes true in another process. */
  @FunctionalInterface
  public interface Condition {
    boolean holds();
  }

  private Processes() {}

  /** The command lines of all processes that mention the marker. */
  public static List<String> mentioning(String marker) {
    return output("ps", "axww", "-o", "pid=,args=")
        .lines()
        .filter(line -> line.contains(marker))
        .map(String::strip)
        .toList();
  }

  public static String sessionOf(long pid) {
    return output("ps", "-o", "sess=", "-p", Long.toString(pid)).strip();
  }

  public static void signal(String signal, String target) {
    output("kill", "-s", signal, "--", target);
  }

  public static boolean gone(long pid) {
    return ProcessHandle.of(pid).isEmpty();
  }

  public static boolean eventually(Condition condition) throws InterruptedException {
    return Poll.until(PATIENCE, condition::holds);
  }

  /**
   * What to put before a command so that it hears Ctrl-C: a build in the background of a shell
   * ignores it, and so does all that it starts.
   */
  public static List<String> hearingInterrupts() {
    String tried = output("env", "--default-signal=INT", "echo", "heard");
    return tried.strip().equals("heard") ? List.of("env", "--default-signal=INT") : List.of();
  }

  /** The command of a JVM that runs a main class of this module's tests. */
  public static List<String> java(Class<?> main, String... arguments) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx32m"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    command.addAll(List.of(arguments));
    return command;
  }

  static String output(String... command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String said = new String(process.getInputStream().readAllBytes(), UTF_8);
      process.waitFor();
      return said;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
