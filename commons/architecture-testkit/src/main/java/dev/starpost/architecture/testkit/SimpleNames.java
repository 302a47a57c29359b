package dev.starpost.architecture.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The simple names of classes that meet on one class path: an import of the wrong one compiles, and
 * who reads the name has to look where it comes from.
 *
 * @param byName the classes of each simple name, by full name
 */
record SimpleNames(SortedMap<String, List<String>> byName) {
  private static final String HOUSE = "dev.starpost.";
  private static final String GAMES = HOUSE + "games.";
  private static final String DEPLOY = HOUSE + "deploy.";
  private static final String TEST_KIT = ".testkit";

  static SimpleNames onTheClassPathOf(String root) {
    return of(
        new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("dev.starpost")
                .stream()
                .filter(JavaClass::isTopLevelClass)
                .map(JavaClass::getName)
                .filter(name -> meets(name, root))
                .toList());
  }

  static SimpleNames of(List<String> classes) {
    return new SimpleNames(
        classes.stream()
            .sorted()
            .collect(
                Collectors.groupingBy(
                    name -> name.substring(name.lastIndexOf('.') + 1),
                    TreeMap::new,
                    Collectors.toList())));
  }

  /**
   * Test kits and backing servers are there for tests only. Games, which the engine loads and never
   * names, have a form in common, and the same names for it.
   */
  private static boolean meets(String name, String root) {
    return name.startsWith(root + ".")
        || (!name.contains(TEST_KIT) && !name.startsWith(DEPLOY) && !name.startsWith(GAMES));
  }

  SortedMap<String, List<String>> homonyms() {
    SortedMap<String, List<String>> homonyms = new TreeMap<>(byName);
    homonyms.values().removeIf(classes -> classes.size() < 2);
    homonyms.remove("package-info");
    return homonyms;
  }
}
