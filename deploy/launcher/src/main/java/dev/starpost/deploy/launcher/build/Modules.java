package dev.starpost.deploy.launcher.build;

import dev.starpost.deploy.launcher.cli.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The modules of a checkout, in the order in which the poms list them. */
public final class Modules {
  private static final String SERVICE = "-service";

  /** What people call a module whose directory has another name. */
  private static final String ENGINE = "engine";

  private static final String ENGINE_DIRECTORY = "game-engine-service/app";

  private final Path root;
  private final List<Pom> poms;

  private Modules(Path root, List<Pom> poms) {
    this.root = root;
    this.poms = List.copyOf(poms);
  }

  public static Modules of(Path root) throws IOException {
    List<Pom> poms = new ArrayList<>();
    collect(root, "", Set.of(), poms);
    return new Modules(root, poms);
  }

  /** What a pom needs, all below it need too: it is their parent. */
  private static void collect(Path root, String directory, Set<String> needs, List<Pom> poms)
      throws IOException {
    Pom pom = Pom.read(root, directory).needing(needs);
    poms.add(pom);
    for (String module : pom.modules()) {
      collect(root, directory.isEmpty() ? module : directory + "/" + module, pom.needs(), poms);
    }
  }

  /**
   * The directories of the modules that somebody means by a name: a directory, the last parts of
   * one, or what it is without {@code -service}. One that only holds others stands for them.
   *
   * @throws Refused when there is none, or it may be one or the other
   */
  public List<String> named(String name) {
    String wanted = name.replaceAll("/+$", "");
    List<String> meant =
        wanted.equals(ENGINE)
            ? List.of(ENGINE_DIRECTORY)
            : poms.stream()
                .map(Pom::directory)
                .filter(directory -> isCalled(directory, wanted))
                .toList();
    if (meant.isEmpty()) {
      throw Refused.misused("There is no module '%s'; there are %s.".formatted(name, listed()));
    }
    // Of nested ones, as games and games/salvage, the outer stands for both.
    String outermost = meant.get(0);
    List<String> others = meant.stream().filter(each -> !isWithin(each, outermost)).toList();
    if (!others.isEmpty()) {
      throw Refused.misused(
          "'%s' may be %s; say which.".formatted(name, String.join(" or ", meant)));
    }
    return withTests(outermost);
  }

  private static boolean isCalled(String directory, String name) {
    String suffix = "/" + directory;
    return !directory.isEmpty()
        && (suffix.endsWith("/" + name) || suffix.endsWith("/" + name + SERVICE));
  }

  /** The modules that hold no others, here or below. */
  private List<String> withTests(String directory) {
    return leaves().stream().map(Pom::directory).filter(each -> isWithin(each, directory)).toList();
  }

  private List<Pom> leaves() {
    return poms.stream().filter(pom -> pom.modules().isEmpty()).toList();
  }

  public List<String> all() {
    return withTests("");
  }

  private String listed() {
    return leaves().stream()
        .map(Pom::directory)
        .map(this::shortest)
        .collect(Collectors.joining(", "));
  }

  /** The last part of its path, with as many before it as it takes to mean it alone. */
  private String shortest(String directory) {
    String name = directory.substring(directory.lastIndexOf('/') + 1);
    while (!name.equals(directory) && isAmbiguous(name)) {
      String before = directory.substring(0, directory.length() - name.length() - 1);
      name = directory.substring(before.lastIndexOf('/') + 1);
    }
    return name;
  }

  private boolean isAmbiguous(String name) {
    return poms.stream().filter(pom -> isCalled(pom.directory(), name)).count() > 1;
  }

  /** Those that the file of the checkout is part of: one, or all below a pom that holds others. */
  public List<String> holding(String file) {
    Optional<Pom> nearest =
        poms.stream()
            .filter(pom -> isWithin(file, pom.directory()))
            .reduce((outer, inner) -> inner);
    boolean isOfAll = nearest.isPresent() && nearest.get().pomFile().equals(file);
    return nearest.isPresent() && (nearest.get().modules().isEmpty() || isOfAll)
        ? withTests(nearest.get().directory())
        : List.of();
  }

  /** These and all that need them, however indirectly. */
  public List<String> withDependents(Collection<String> directories) {
    Set<String> known = new LinkedHashSet<>(directories);
    boolean grew = true;
    while (grew) {
      Set<String> artifacts =
          poms.stream()
              .filter(pom -> known.contains(pom.directory()))
              .map(Pom::artifact)
              .collect(Collectors.toSet());
      grew =
          leaves().stream()
                  .filter(pom -> pom.needs().stream().anyMatch(artifacts::contains))
                  .map(Pom::directory)
                  .filter(known::add)
                  .count()
              > 0;
    }
    return inOrder(known);
  }

  /** As the poms list them. */
  public List<String> inOrder(Collection<String> directories) {
    return all().stream().filter(directories::contains).toList();
  }

  /** What the pom of a module names, by directory. */
  Set<String> neededBy(String directory) {
    Set<String> needs =
        poms.stream()
            .filter(pom -> pom.directory().equals(directory))
            .flatMap(pom -> pom.needs().stream())
            .collect(Collectors.toSet());
    return poms.stream()
        .filter(pom -> needs.contains(pom.artifact()))
        .map(Pom::directory)
        .collect(Collectors.toSet());
  }

  public TestClasses testsOf(Collection<String> directories) throws IOException {
    return TestClasses.in(root, directories);
  }

  private static boolean isWithin(String path, String directory) {
    return directory.isEmpty() || path.equals(directory) || path.startsWith(directory + "/");
  }

  /** For those who look for what a module says about a file. */
  public boolean mentions(String directory, String text) throws IOException {
    Path tests = root.resolve(directory).resolve(TestClasses.SOURCES);
    if (!Files.isDirectory(tests)) {
      return false;
    }
    try (var files = Files.walk(tests)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        if (Files.readString(file).contains(text)) {
          return true;
        }
      }
    }
    return false;
  }
}
