package dev.starpost.deploy.launcher.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The test classes that carry a tag, or have tests that do: found in the sources, so that a new one
 * cannot be forgotten.
 *
 * @param modules where they are, in the order of the build
 * @param classes their full names
 */
record TaggedTests(List<String> modules, List<String> classes) {
  private static final String SOURCES = "src/test/java";
  private static final String JAVA = ".java";

  public TaggedTests {
    modules = List.copyOf(modules);
    classes = List.copyOf(classes);
  }

  static TaggedTests in(Path checkout, String tag) throws IOException {
    String annotation = "@Tag(\"" + tag + "\")";
    List<String> modules = new ArrayList<>();
    List<String> classes = new ArrayList<>();
    for (Path module : MavenTests.modules(checkout)) {
      List<String> found = classesOf(module.resolve(SOURCES), annotation);
      if (!found.isEmpty()) {
        modules.add(checkout.relativize(module).toString());
        classes.addAll(found);
      }
    }
    return new TaggedTests(modules, classes);
  }

  private static List<String> classesOf(Path sources, String annotation) throws IOException {
    if (!Files.isDirectory(sources)) {
      return List.of();
    }
    List<String> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(each -> each.toString().endsWith(JAVA)).sorted().toList()) {
        if (Files.readString(file).lines().map(String::strip).anyMatch(annotation::equals)) {
          String name = sources.relativize(file).toString();
          found.add(name.substring(0, name.length() - JAVA.length()).replace('/', '.'));
        }
      }
    }
    return found;
  }

  /** What Maven is told to run them, and nothing that it need not build for them. */
  List<String> arguments() {
    return List.of(
        "--projects=" + String.join(",", modules),
        "--also-make",
        "-Dtest=" + String.join(",", classes),
        "-Dsurefire.failIfNoSpecifiedTests=false");
  }

  /** Those of which no test was run, though their tag says so. */
  List<String> missedBy(List<TestCase> cases) {
    return classes.stream()
        .filter(name -> cases.stream().noneMatch(test -> test.name().startsWith(name)))
        .toList();
  }
}
