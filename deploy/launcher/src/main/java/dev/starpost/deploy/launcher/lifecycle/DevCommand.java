package dev.starpost.deploy.launcher.lifecycle;

import dev.starpost.deploy.launcher.build.Build;
import dev.starpost.deploy.launcher.build.SourceStamp;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Command;
import dev.starpost.deploy.launcher.cli.Options;
import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.cli.Syntax;
import dev.starpost.deploy.launcher.console.Console;
import dev.starpost.deploy.launcher.console.ReadableTime;
import dev.starpost.deploy.launcher.platform.Readiness;
import dev.starpost.deploy.launcher.platform.ServiceFiles;
import dev.starpost.deploy.launcher.process.KnownProcess;
import dev.starpost.deploy.launcher.run.DataDirectory;
import dev.starpost.deploy.launcher.run.RunNote;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The command {@code dev}. Whenever a source of a service is saved, builds the service and has the
 * Starpost that is up run it, and says how long that took. The others go on.
 */
public final class DevCommand implements Command {
  private static final int GLANCE_MILLIS = 200;
  private static final Duration START_TIMEOUT = Duration.ofMinutes(2);

  private final Syntax syntax = Syntax.of("dev").value("--data").operands(1);
  private final Checkout checkout;
  private final Console console;
  private final Build build;

  public DevCommand(Checkout checkout, Console console) {
    this.checkout = checkout;
    this.console = console;
    this.build = new Build(checkout, console);
  }

  @Override
  public int run(List<String> words) throws IOException, InterruptedException {
    Options options = syntax.parse(words);
    Build.Target service =
        service(
            options
                .operand()
                .orElseThrow(() -> Refused.misused("'dev' needs a service: " + names() + ".")));
    DataDirectory data = new DataDirectory(checkout.dataDirectory(options));
    requireUp(data);
    SourceStamp seen = look(service);
    build.bringUpToDate(service);
    console.line(
        "Watching %s. Whatever is saved there is built and run; Ctrl-C ends the watch, not Starpost."
            .formatted(String.join(", ", service.sources())));
    while (true) {
      SourceStamp now = look(service);
      List<String> changed = now.differencesFrom(seen);
      if (!changed.isEmpty()) {
        seen = settled(service, now);
        renew(service, data, savedAt(changed));
      }
      Thread.sleep(GLANCE_MILLIS);
    }
  }

  private static Build.Target service(String name) {
    return Build.services().stream()
        .filter(target -> target.name().equals(name) || name.equals(target.name() + "-service"))
        .findFirst()
        .orElseThrow(
            () ->
                Refused.misused(
                    "There is no service '%s'; there are %s.".formatted(name, names())));
  }

  private static String names() {
    return Build.services().stream().map(Build.Target::name).collect(Collectors.joining(", "));
  }

  private RunNote requireUp(DataDirectory data) throws IOException {
    return data.note()
        .filter(RunNote::isReady)
        .orElseThrow(
            () ->
                Refused.because(
                    "Starpost is not up; ./starpost up%s in another terminal starts it."
                        .formatted(checkout.dataOption(data.path()))));
  }

  private SourceStamp look(Build.Target service) throws IOException {
    return SourceStamp.of(checkout.root(), service.sources());
  }

  /** Editors and git write several files, one after the other. */
  private SourceStamp settled(Build.Target service, SourceStamp first)
      throws IOException, InterruptedException {
    SourceStamp last = first;
    while (true) {
      Thread.sleep(GLANCE_MILLIS);
      SourceStamp next = look(service);
      if (next.differencesFrom(last).isEmpty()) {
        return next;
      }
      last = next;
    }
  }

  private Instant savedAt(List<String> files) throws IOException {
    Optional<Instant> latest = Optional.empty();
    for (String file : files) {
      try {
        Instant saved = Files.getLastModifiedTime(checkout.root().resolve(file)).toInstant();
        latest = latest.filter(saved::isBefore).or(() -> Optional.of(saved));
      } catch (NoSuchFileException e) {
        // Deleted, nobody knows when.
      }
    }
    Instant now = Instant.now();
    // A file that was moved here has the time of its past.
    return latest.filter(now.minusSeconds(5)::isBefore).orElse(now);
  }

  private void renew(Build.Target service, DataDirectory data, Instant saved)
      throws IOException, InterruptedException {
    try {
      build.bringUpToDate(service);
      Instant built = Instant.now();
      RunNote before = requireUp(data);
      Path packaged = service.packaged(checkout);
      ServiceFiles.of(data, service).offer(packaged);
      List<RunNote.Server> processes = instances(before, service);
      processes.forEach(DevCommand::end);
      awaitOthers(processes, service, data);
      Instant ready = Instant.now();
      console.line(
          "%s answers, %s after the file was saved (build %s, start %s)."
              .formatted(
                  service.name(),
                  ReadableTime.seconds(Duration.between(saved, ready)),
                  ReadableTime.seconds(Duration.between(saved, built)),
                  ReadableTime.seconds(Duration.between(built, ready))));
    } catch (Refused e) {
      // A mistake in the source is no reason to stop watching it.
      console.line(e.getMessage());
    }
  }

  /** Of engines there may be several. */
  private static List<RunNote.Server> instances(RunNote note, Build.Target service) {
    return note.servers().stream()
        .filter(server -> server.health().isPresent())
        .filter(server -> server.name().replaceAll("-\\d+$", "").equals(service.name()))
        .toList();
  }

  private static void end(RunNote.Server server) {
    server.process().flatMap(KnownProcess::find).ifPresent(ProcessHandle::destroy);
  }

  private void awaitOthers(List<RunNote.Server> ended, Build.Target service, DataDirectory data)
      throws IOException, InterruptedException {
    Set<KnownProcess> old = new HashSet<>();
    ended.forEach(server -> server.process().ifPresent(old::add));
    long deadline = System.nanoTime() + START_TIMEOUT.toNanos();
    while (!areNewAndReady(instances(requireUp(data), service), old)) {
      if (System.nanoTime() - deadline > 0) {
        throw Refused.because(
            "%s failed to start: timeout, not ready after %d seconds; ./starpost logs shows why."
                .formatted(service.name(), START_TIMEOUT.toSeconds()));
      }
      Thread.sleep(GLANCE_MILLIS);
    }
  }

  private static boolean areNewAndReady(List<RunNote.Server> servers, Set<KnownProcess> old)
      throws InterruptedException {
    for (RunNote.Server server : servers) {
      boolean isNew = server.process().filter(process -> !old.contains(process)).isPresent();
      if (!isNew || !Readiness.at(server.health().orElseThrow())) {
        return false;
      }
    }
    return true;
  }
}
