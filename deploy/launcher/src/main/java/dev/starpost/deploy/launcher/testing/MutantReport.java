package dev.starpost.deploy.launcher.testing;

import dev.starpost.deploy.launcher.build.Xml;
import dev.starpost.deploy.launcher.console.TextTable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Mutation test report (PIT). What PIT found out: every mutant of the code, and whether a test has
 * noticed it.
 */
record MutantReport(List<Mutant> mutants) {
  private static final String NOT_COVERED = "NO_COVERAGE";

  /**
   * @param detected by a test that fails, or that does not end
   * @param status in PIT's words
   */
  record Mutant(
      String file, int line, String method, String description, boolean detected, String status) {

    boolean isCovered() {
      return !status.equals(NOT_COVERED);
    }

    String inWords() {
      return "%s:%d %s: %s%s"
          .formatted(file, line, method, description, isCovered() ? "" : " (no test goes there)");
    }
  }

  static Path file(Path module) {
    return module.resolve("target").resolve("pit-reports").resolve("mutations.xml");
  }

  static MutantReport read(Path report) throws IOException {
    try (InputStream source = Files.newInputStream(report)) {
      XMLStreamReader xml = Xml.reader(source);
      List<Mutant> mutants = new ArrayList<>();
      while (xml.hasNext()) {
        if (xml.next() == XMLStreamConstants.START_ELEMENT
            && xml.getLocalName().equals("mutation")) {
          mutants.add(mutant(xml));
        }
      }
      return new MutantReport(mutants);
    } catch (XMLStreamException e) {
      throw new IOException("PIT's report %s cannot be read".formatted(report), e);
    }
  }

  /** From the start of the element to its end. */
  private static Mutant mutant(XMLStreamReader xml) throws XMLStreamException {
    boolean detected = Boolean.parseBoolean(xml.getAttributeValue(null, "detected"));
    String status = xml.getAttributeValue(null, "status");
    Map<String, String> fields = new HashMap<>();
    String field = "";
    while (xml.next() != XMLStreamConstants.END_ELEMENT || !xml.getLocalName().equals("mutation")) {
      if (xml.getEventType() == XMLStreamConstants.START_ELEMENT) {
        field = xml.getLocalName();
      } else if (xml.getEventType() == XMLStreamConstants.CHARACTERS) {
        fields.merge(field, xml.getText().strip(), String::concat);
      }
    }
    return new Mutant(
        fields.getOrDefault("sourceFile", "?"),
        Integer.parseInt(fields.getOrDefault("lineNumber", "0")),
        fields.getOrDefault("mutatedMethod", "?"),
        fields.getOrDefault("description", ""),
        detected,
        status);
  }

  /** In hundredths, of all mutants; whoever has no mutants has nothing to show. */
  long score() {
    return percent(killed(), mutants.size());
  }

  /** In hundredths, of those that some test goes through. */
  long strength() {
    return percent(killed(), mutants.stream().filter(Mutant::isCovered).count());
  }

  private static long percent(long part, long whole) {
    return whole == 0 ? 0 : part * 100 / whole;
  }

  long killed() {
    return mutants.stream().filter(Mutant::detected).count();
  }

  List<Mutant> survivors() {
    return mutants.stream().filter(mutant -> !mutant.detected()).toList();
  }

  /** A row for each file, for those who want to know where to begin. */
  List<String> table() {
    TextTable table = new TextTable("file", "mutants", "killed", "survive", "not covered", "score");
    for (String file : mutants.stream().map(Mutant::file).distinct().sorted().toList()) {
      MutantReport of =
          new MutantReport(mutants.stream().filter(each -> each.file().equals(file)).toList());
      long uncovered = of.survivors().stream().filter(each -> !each.isCovered()).count();
      table.row(
          file,
          of.mutants().size(),
          of.killed(),
          of.survivors().size() - uncovered,
          uncovered,
          of.score() + " %");
    }
    return table.lines();
  }
}
