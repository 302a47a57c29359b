package dev.starpost.deploy.servers;

import dev.starpost.deploy.servers.process.Leash;
import dev.starpost.deploy.servers.process.LeashedProcess;
import dev.starpost.deploy.servers.process.StopSignal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A JVM to be killed: holds a leash for each command it is given, says the children's process ids
 * on its standard output, and stops the children in reverse order when it is ended politely.
 *
 * <p>Arguments: a directory for logs, the shell, then the commands with {@code --} before each.
 */
public final class LeashHolder {

  private static final Duration SHORT_GRACE = Duration.ofSeconds(1);

  private LeashHolder() {}

  public static void main(String[] arguments) throws Exception {
    Path logs = Path.of(arguments[0]);
    var leash = new Leash(List.of(arguments[1].split(" ")));
    var children = new ArrayList<LeashedProcess>();
    for (List<String> command : commands(arguments)) {
      String name = "child" + children.size();
      var spec =
          new LeashedProcess.Spec(
              name, command, System.getenv(), logs, logs.resolve(name + ".log"), StopSignal.TERM);
      children.add(LeashedProcess.start(spec, leash, SHORT_GRACE));
    }
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stopInReverse(children)));
    children.forEach(child -> System.out.println(child.pid()));
    Thread.currentThread().join();
  }

  private static List<List<String>> commands(String[] arguments) {
    var commands = new ArrayList<List<String>>();
    Arrays.stream(arguments)
        .skip(2)
        .forEach(
            word -> {
              if (word.equals("--")) {
                commands.add(new ArrayList<>());
              } else {
                commands.get(commands.size() - 1).add(word);
              }
            });
    return commands;
  }

  private static void stopInReverse(List<LeashedProcess> children) {
    var reversed = new ArrayList<>(children);
    Collections.reverse(reversed);
    for (LeashedProcess child : reversed) {
      try {
        child.stop(Processes.PATIENCE);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
