package dev.starpost.architecture.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the documents say where something is, is there: links, paths, classes and their members. */
class DocumentsTest {
  private static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();

  /** In the last section of the glossary names are told that are not there any more. */
  private static final String EARLIER_NAMES = "## Earlier names";

  private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)(?:#[^)]*)?\\)");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern CLASS =
      Pattern.compile("((?:[a-z][a-z0-9]*\\.)*)([A-Z]\\w*[a-z]\\w*)((?:\\.\\w+)*)");
  private static final Pattern PATH = Pattern.compile("[\\w.-]+(?:/[\\w.-]+)+");

  /** Look like classes of ours. */
  private static final Set<String> FOREIGN = Set.of("ETag", "KafkaConsumer");

  /** All sources and documents of the repository, seen from its root. */
  private static final List<String> FILES = files();

  private static List<String> files() {
    try (Stream<Path> all = Files.walk(ROOT)) {
      return all.map(file -> "/" + ROOT.relativize(file).toString().replace('\\', '/'))
          .filter(file -> !file.contains("/target/") && !file.contains("/.git/"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"docs/architecture.md", "docs/glossary.md"})
  void what_they_name_is_there(String document) throws IOException {
    assertThat(missing(Files.readString(ROOT.resolve(document))))
        .as("what %s names and nobody finds", document)
        .isEmpty();
  }

  @Test
  void what_is_not_there_is_found() throws IOException {
    assertThat(
            missing(
                """
                `NoSuchClass`, `kernel.Referee`, `kernel.play.Referee`, `Referee.conjure`, `Referee.play`,
                `docs/nothing.md`, `play/Referee.java`, `/v1/nothing`, [a](nothing.md), [b](glossary.md)

                ## Earlier names

                | earlier | now |
                | --- | --- |
                | `OldClass` | `NewClass` |
                """))
        .containsExactly(
            "nothing.md",
            "NoSuchClass",
            "kernel.Referee",
            "Referee.conjure",
            "docs/nothing.md",
            "NewClass");
  }

  private static List<String> missing(String text) throws IOException {
    List<String> missing = new ArrayList<>();
    for (Matcher link = LINK.matcher(text); link.find(); ) {
      if (!Files.exists(ROOT.resolve("docs").resolve(link.group(1)))) {
        missing.add(link.group(1));
      }
    }
    for (Matcher code = CODE.matcher(withoutEarlierNames(text)); code.find(); ) {
      if (!isThere(code.group(1))) {
        missing.add(code.group(1));
      }
    }
    return missing;
  }

  /** The table has the earlier name first, and then the present one. */
  private static String withoutEarlierNames(String text) {
    int at = text.indexOf(EARLIER_NAMES);
    return at < 0
        ? text
        : text.substring(0, at)
            + Pattern.compile("(?m)^\\|[^|]*\\|([^|]*)\\|.*$|^[^|].*$")
                .matcher(text.substring(at))
                .replaceAll(
                    row -> row.group(1) == null ? "" : Matcher.quoteReplacement(row.group(1)));
  }

  private static boolean isThere(String code) throws IOException {
    Matcher name = CLASS.matcher(code);
    if (name.matches()) {
      return FOREIGN.contains(code) || isClass(name.group(1), name.group(2), name.group(3));
    }
    return !PATH.matcher(code).matches()
        || FILES.stream().anyMatch(file -> file.endsWith("/" + code));
  }

  private static boolean isClass(String packages, String name, String members) throws IOException {
    String end = "/" + packages.replace('.', '/') + name + ".java";
    for (String file : FILES) {
      if (file.endsWith(end)
          && hasAll(Files.readString(ROOT.resolve(file.substring(1))), members)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasAll(String source, String members) {
    return Pattern.compile("\\.")
        .splitAsStream(members)
        .filter(member -> !member.isEmpty())
        .allMatch(member -> Pattern.compile("\\b" + member + "\\b").matcher(source).find());
  }
}
