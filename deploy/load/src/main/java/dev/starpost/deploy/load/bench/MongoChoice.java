package dev.starpost.deploy.load.bench;

import dev.starpost.deploy.servers.process.ExecutablePath;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which MongoDB a platform is measured with: {@link #EMBEDDED}, or the path of a mongod. */
public final class MongoChoice {
  static final String EMBEDDED = "embedded";

  private static final String VARIABLE = "STARPOST_MONGOD";

  private MongoChoice() {}

  /** The one that is wished for; otherwise the embedded one, and a real one where there is one. */
  public static List<String> all(Optional<String> wish, Map<String, String> environment)
      throws BenchArguments.Wrong {
    if (wish.isPresent()) {
      return List.of(wish.get().equals(EMBEDDED) ? EMBEDDED : program(wish.get()));
    }
    List<String> all = new ArrayList<>(List.of(EMBEDDED));
    Optional<String> real = installed(environment);
    if (real.isPresent()) {
      all.add(program(real.get()));
    }
    return all;
  }

  /** A real one, wished for or installed. */
  public static String real(Optional<String> wish, Map<String, String> environment)
      throws BenchArguments.Wrong {
    Optional<String> real =
        wish.filter(path -> !path.equals(EMBEDDED)).or(() -> installed(environment));
    if (real.isEmpty()) {
      throw new BenchArguments.Wrong(
          "needs a real MongoDB: install one, set STARPOST_MONGOD to its mongod, or name it with --mongo PATH");
    }
    return program(real.get());
  }

  private static Optional<String> installed(Map<String, String> environment) {
    String variable = environment.getOrDefault(VARIABLE, "");
    if (variable.equals(EMBEDDED)) {
      return Optional.empty();
    }
    return variable.isBlank()
        ? ExecutablePath.find("mongod", environment).map(Path::toString)
        : Optional.of(variable);
  }

  private static String program(String path) throws BenchArguments.Wrong {
    Path program = Path.of(path).toAbsolutePath().normalize();
    if (!Files.isRegularFile(program) || !Files.isExecutable(program)) {
      throw new BenchArguments.Wrong("cannot run " + program + ", which should be a mongod");
    }
    return program.toString();
  }
}
