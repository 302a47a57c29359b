package dev.starpost.architecture.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The packages of a module's main sources. Read from the sources, because a package-info without
 * annotations leaves no class.
 *
 * @param files the names of the files in each package
 */
record SourcePackages(Map<String, Set<String>> files) {
  static final int MOST_CLASSES = 30;

  private static final String DESCRIPTION = "package-info.java";

  static SourcePackages of(Path module) throws IOException {
    Path sources = module.resolve("src").resolve("main").resolve("java");
    Map<String, Set<String>> packages = new TreeMap<>();
    try (Stream<Path> all = Files.walk(sources)) {
      List<Path> java = all.filter(file -> file.toString().endsWith(".java")).toList();
      for (Path file : java) {
        Path directory = sources.relativize(file.getParent());
        String name = directory.toString().replace(directory.getFileSystem().getSeparator(), ".");
        packages.computeIfAbsent(name, each -> new TreeSet<>()).add(file.getFileName().toString());
      }
    }
    return new SourcePackages(packages);
  }

  SortedSet<String> undescribed() {
    return files.entrySet().stream()
        .filter(each -> !each.getValue().contains(DESCRIPTION))
        .map(Map.Entry::getKey)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  SortedSet<String> largerThan(int most) {
    return files.entrySet().stream()
        .filter(
            each ->
                each.getValue().stream().filter(file -> !file.equals(DESCRIPTION)).count() > most)
        .map(Map.Entry::getKey)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
