package dev.starpost.deploy.servers.backing;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.ServerSource;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.process.ExecutablePath;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Choice of a server. Decides where a server comes from: an address in the environment, a program
 * on this machine, the embedded default, in this order; but a directory with data stays with what
 * made it.
 */
final class Resolution {

  private static final String EMBEDDED = "embedded";

  private final Map<String, String> environment;

  Resolution(Map<String, String> environment) {
    this.environment = environment;
  }

  ServerSource resolve(Backing backing, Optional<MadeWith> madeWith) throws StartFailed {
    Optional<String> address = variable(backing.addressVariable());
    if (address.isPresent()) {
      return new ServerSource.Address(address.get());
    }
    Optional<String> wish = variable(backing.programVariable());
    if (wish.isPresent()) {
      ServerSource wished = wished(backing, wish.get());
      checkAgainst(madeWith, wished, backing);
      return wished;
    }
    if (madeWith.isPresent()) {
      return remembered(backing, madeWith.get());
    }
    return onPath(backing)
        .<ServerSource>map(ServerSource.Program::new)
        .orElseGet(ServerSource.Embedded::new);
  }

  private Optional<String> variable(String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank());
  }

  private static ServerSource wished(Backing backing, String wish) throws StartFailed {
    if (wish.equals(EMBEDDED)) {
      return new ServerSource.Embedded();
    }
    Path path = Path.of(wish).toAbsolutePath();
    if (backing == Backing.KAFKA) {
      path = path.resolve("bin");
    }
    if (!isUsable(backing, path)) {
      throw new StartFailed(
          "%s is %s, but there is no %s that can be run there."
              .formatted(backing.programVariable(), wish, String.join(" and ", programs(backing))));
    }
    return new ServerSource.Program(path);
  }

  private static void checkAgainst(
      Optional<MadeWith> madeWith, ServerSource wished, Backing backing) throws StartFailed {
    MadeWith.Kind wishedKind = MadeWith.of(wished).kind();
    if (madeWith.isEmpty() || madeWith.get().kind() == wishedKind) {
      return;
    }
    boolean embeddedData = madeWith.get().kind() == MadeWith.Kind.EMBEDDED;
    throw new StartFailed(
        "The data of %s was made with %s, but %s asks for %s, which cannot read it. Unset %s, or choose another data directory."
            .formatted(
                backing.title(),
                embeddedData ? "the embedded server" : "a server installed on this machine",
                backing.programVariable(),
                embeddedData ? "a server installed on this machine" : "the embedded server",
                backing.programVariable()));
  }

  /** The same program if it is still there, or another of its kind on the PATH. */
  private ServerSource remembered(Backing backing, MadeWith madeWith) throws StartFailed {
    if (madeWith.kind() == MadeWith.Kind.EMBEDDED) {
      return new ServerSource.Embedded();
    }
    Optional<Path> program = madeWith.program().filter(path -> isUsable(backing, path));
    return program
        .or(() -> onPath(backing))
        .map(ServerSource.Program::new)
        .orElseThrow(
            () ->
                new StartFailed(
                    "The data of %s was made with %s, which is gone. Install it again, set %s to another one, or choose another data directory."
                        .formatted(
                            backing.title(),
                            madeWith.program().map(Path::toString).orElse("a server"),
                            backing.programVariable())));
  }

  private Optional<Path> onPath(Backing backing) {
    return ExecutablePath.find(programs(backing).get(0), environment)
        .map(program -> backing == Backing.MONGO ? program : program.getParent())
        .filter(path -> isUsable(backing, path));
  }

  private static boolean isUsable(Backing backing, Path path) {
    if (backing == Backing.MONGO) {
      return Files.isRegularFile(path) && Files.isExecutable(path);
    }
    return programs(backing).stream().allMatch(name -> Files.isExecutable(path.resolve(name)));
  }

  private static List<String> programs(Backing backing) {
    return switch (backing) {
      case KAFKA -> List.of("kafka-server-start.sh", "kafka-storage.sh");
      case POSTGRES -> List.of("postgres", "initdb");
      case MONGO -> List.of("mongod");
    };
  }
}
