package dev.starpost.deploy.launcher;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Command;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.demo.DemoCommand;
import dev.starpost.deploy.launcher.lifecycle.DevCommand;
import dev.starpost.deploy.launcher.lifecycle.DownCommand;
import dev.starpost.deploy.launcher.lifecycle.LogsCommand;
import dev.starpost.deploy.launcher.lifecycle.StatusCommand;
import dev.starpost.deploy.launcher.lifecycle.UpCommand;
import dev.starpost.deploy.launcher.testing.TestCommand;
import dev.starpost.deploy.launcher.tool.BenchCommand;
import dev.starpost.deploy.launcher.tool.ImagesCommand;
import dev.starpost.deploy.launcher.tool.RecordCommand;
import dev.starpost.deploy.launcher.tool.VerifyCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileLockInterruptionException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/** The launcher behind the script {@code ./starpost}. */
public final class Starpost {
  private final Map<String, Command> commands;
  private final Console console;
  private final Console errors;

  Starpost(Map<String, Command> commands, Console console, Console errors) {
    this.commands = Map.copyOf(commands);
    this.console = console;
    this.errors = errors;
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
    int exitCode = ExitCode.FAILED;
    try {
      exitCode = ofThisProcess().run(List.of(words));
    } finally {
      // Whatever happened: the hook waits for this.
      tidy.countDown();
    }
    System.exit(exitCode);
  }

  private static Starpost ofThisProcess() {
    int columns = Integer.getInteger("starpost.columns", 0);
    Checkout checkout = new Checkout(Path.of(System.getProperty("starpost.root")), System.getenv());
    Console console = new Console(System.out, columns);
    return new Starpost(
        Map.ofEntries(
            Map.entry("up", new UpCommand(checkout, console)),
            Map.entry("down", new DownCommand(checkout, console)),
            Map.entry("status", new StatusCommand(checkout, console)),
            Map.entry("logs", new LogsCommand(checkout, console)),
            Map.entry("demo", new DemoCommand(checkout, console)),
            Map.entry("new-game", new FormerCommand("new-game")),
            Map.entry("token", new FormerCommand("token")),
            Map.entry("verify", new VerifyCommand(checkout, console)),
            Map.entry("test", new TestCommand(checkout, console)),
            Map.entry("dev", new DevCommand(checkout, console)),
            Map.entry("bench", new BenchCommand(checkout, console)),
            Map.entry("images", new ImagesCommand(checkout, console)),
            Map.entry("record", new RecordCommand(checkout, console)),
            Map.entry("help", new HelpCommand(console))),
        console,
        new Console(System.err, columns));
  }

  int run(List<String> words) {
    try {
      return command(words).run(words.subList(Math.min(1, words.size()), words.size()));
    } catch (Refused e) {
      complain(e.getMessage());
      return e.exitCode();
    } catch (InterruptedException | ClosedByInterruptException | FileLockInterruptionException e) {
      // The signal that interrupted us decides the exit code.
      return ExitCode.FAILED;
    } catch (AccessDeniedException e) {
      complain("You may not use " + e.getFile() + "; it probably belongs to another user.");
      return ExitCode.FAILED;
    } catch (IOException e) {
      complain("A file could not be read or written: " + e + ".");
      return ExitCode.FAILED;
    } catch (RuntimeException e) {
      complain("This should not happen; please report it together with these lines:");
      errors.line(traceOf(e));
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

  private static String traceOf(Throwable e) {
    StringWriter trace = new StringWriter();
    e.printStackTrace(new PrintWriter(trace));
    return trace.toString().strip();
  }

  private static void awaitIgnoringInterrupts(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
