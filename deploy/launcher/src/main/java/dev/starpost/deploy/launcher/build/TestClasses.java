package dev.starpost.deploy.launcher.build;

import dev.starpost.deploy.launcher.cli.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The test classes of some modules, found in the sources: Maven, which also goes through all that
 * those modules need, is told by name which of them to run.
 *
 * @param names with their packages
 */
public record TestClasses(List<String> names) {
  static final String SOURCES = "src/test/java";
  private static final String JAVA = ".java";

  /** What Surefire takes for a test. */
  private static final Pattern TEST = Pattern.compile("Test\\w*|\\w*(Test|Tests|TestCase)");

  public TestClasses {
    names = List.copyOf(names);
  }

  static TestClasses in(Path root, Collection<String> directories) throws IOException {
    List<String> names = new ArrayList<>();
    for (String directory : directories) {
      Path sources = root.resolve(directory).resolve(SOURCES);
      if (Files.isDirectory(sources)) {
        try (Stream<Path> files = Files.walk(sources)) {
          files
              .map(file -> sources.relativize(file).toString())
              .filter(file -> file.endsWith(JAVA))
              .map(file -> file.substring(0, file.length() - JAVA.length()).replace('/', '.'))
              .filter(name -> TEST.matcher(simple(name)).matches())
              .sorted()
              .forEach(names::add);
        }
      }
    }
    return new TestClasses(names);
  }

  public TestClasses without(Collection<String> others) {
    return new TestClasses(names.stream().filter(Predicate.not(others::contains)).toList());
  }

  /**
   * What Surefire is to be told for the tests that somebody means: {@code BiddingTest}, {@code
   * Bid*}, {@code BiddingTest#a_method}, several with commas between them.
   *
   * @throws Refused when one of them means nothing
   */
  public String matching(String wish, String where) {
    return Stream.of(wish.split(",", -1))
        .flatMap(each -> matchingOne(each.strip(), where))
        .collect(Collectors.joining(","));
  }

  private Stream<String> matchingOne(String wish, String where) {
    int hash = wish.indexOf('#');
    String method = hash < 0 ? "" : wish.substring(hash);
    Pattern pattern = pattern(hash < 0 ? wish : wish.substring(0, hash));
    List<String> found =
        names.stream()
            .filter(
                name -> pattern.matcher(name).matches() || pattern.matcher(simple(name)).matches())
            .toList();
    if (found.isEmpty()) {
      throw Refused.misused(
          "%s has no test '%s'; it has %s."
              .formatted(
                  where,
                  wish,
                  names.stream().map(TestClasses::simple).collect(Collectors.joining(", "))));
    }
    return found.stream().map(name -> name + method);
  }

  private static Pattern pattern(String glob) {
    return Pattern.compile(
        Stream.of(glob.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")));
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
