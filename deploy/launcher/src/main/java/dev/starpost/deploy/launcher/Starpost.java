package dev.starpost.deploy.launcher;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileLockInterruptionException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/** The launcher behind the script {@code ./starpost}. */
public final class Starpost {
  private final Map<String, Command> commands;
  private final Console console;
  private final Console errors;

  private Starpost(Checkout checkout, Console console, Console errors) {
    this.console = console;
    this.errors = errors;
    this.commands =
        Map.of(
            "up", new UpCommand(checkout, console),
            "down", new DownCommand(checkout, console),
            "status", new StatusCommand(checkout, console),
            "logs", new LogsCommand(checkout, console),
            "test", new TestCommand(checkout, console),
            "bench", new BenchCommand(checkout, console),
            "record", new RecordCommand(checkout, console),
            "help", new HelpCommand(console));
  }

  public static void main(String[] words) {
    CountDownLatch tidy = new CountDownLatch(1);
    Thread main = Thread.currentThread();
    // Ctrl-C and SIGTERM interrupt the command, which stops what it has started where it started
    // it; the JVM stays until that is done.
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  main.interrupt();
                  awaitIgnoringInterrupts(tidy);
                }));
    int columns = Integer.getInteger("starpost.columns", 0);
    Checkout checkout = new Checkout(Path.of(System.getProperty("starpost.root")), System.getenv());
    Starpost starpost =
        new Starpost(checkout, new Console(System.out, columns), new Console(System.err, columns));
    int exitCode = starpost.run(List.of(words));
    tidy.countDown();
    System.exit(exitCode);
  }

  private int run(List<String> words) {
    try {
      return command(words).run(words.subList(Math.min(1, words.size()), words.size()));
    } catch (Refused e) {
      complain(e.getMessage());
      return e.exitCode();
    } catch (InterruptedException | ClosedByInterruptException | FileLockInterruptionException e) {
      // The signal that interrupted us decides the exit code.
      return ExitCode.FAILED;
    } catch (IOException e) {
      complain("A file could not be read or written: " + e + ".");
      return ExitCode.FAILED;
    }
  }

  private Command command(List<String> words) {
    String name = words.isEmpty() || words.contains("--help") ? "help" : words.get(0);
    Command command = commands.get(name);
    if (command == null) {
      throw Refused.misused("There is no command '" + name + "'.");
    }
    return command;
  }

  private void complain(String sentence) {
    console.erase();
    errors.line("starpost: " + sentence);
  }

  private static void awaitIgnoringInterrupts(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
