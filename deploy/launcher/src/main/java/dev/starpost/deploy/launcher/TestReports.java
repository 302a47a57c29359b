package dev.starpost.deploy.launcher;

import dev.starpost.deploy.launcher.TestCase.Outcome;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** The XML reports that Surefire and Failsafe leave in a module's target directory. */
final class TestReports {
  private static final List<String> DIRECTORIES = List.of("surefire-reports", "failsafe-reports");

  private TestReports() {}

  /** Every test of the module, in the order of the reports' names. */
  static List<TestCase> read(Path module) throws IOException {
    List<TestCase> cases = new ArrayList<>();
    for (Path report : files(module)) {
      try (InputStream xml = Files.newInputStream(report)) {
        cases.addAll(read(xml));
      } catch (XMLStreamException e) {
        // A JVM that was killed while it wrote: its tests have no result, and that is a failure.
        cases.add(
            new TestCase(report.getFileName().toString(), Outcome.FAILED, "unreadable report"));
      }
    }
    return cases;
  }

  /** A report of an earlier run must never be counted again. */
  static void delete(Path module) throws IOException {
    for (Path report : files(module)) {
      Files.delete(report);
    }
  }

  private static List<Path> files(Path module) throws IOException {
    List<Path> reports = new ArrayList<>();
    for (String name : DIRECTORIES) {
      Path directory = module.resolve("target").resolve(name);
      if (Files.isDirectory(directory)) {
        try (Stream<Path> files = Files.list(directory)) {
          files.filter(TestReports::isReport).sorted().forEach(reports::add);
        }
      }
    }
    return reports;
  }

  private static boolean isReport(Path file) {
    String name = file.getFileName().toString();
    return name.startsWith("TEST-") && name.endsWith(".xml");
  }

  private static List<TestCase> read(InputStream source) throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    XMLStreamReader xml = factory.createXMLStreamReader(source);
    List<TestCase> cases = new ArrayList<>();
    String name = "";
    Outcome outcome = Outcome.PASSED;
    String reason = "";
    while (xml.hasNext()) {
      int event = xml.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        switch (xml.getLocalName()) {
          case "testcase" -> {
            name = attribute(xml, "classname") + "." + attribute(xml, "name");
            outcome = Outcome.PASSED;
            reason = "";
          }
          case "failure", "error" -> {
            outcome = Outcome.FAILED;
            reason = firstLine(attribute(xml, "message"));
          }
          case "skipped" -> {
            outcome = Outcome.SKIPPED;
            reason = firstLine(attribute(xml, "message"));
          }
          default -> {
            // Output, properties and stack traces are for whoever opens the report.
          }
        }
      } else if (event == XMLStreamConstants.END_ELEMENT && xml.getLocalName().equals("testcase")) {
        cases.add(new TestCase(name, outcome, reason));
      }
    }
    return cases;
  }

  private static String attribute(XMLStreamReader xml, String name) {
    return Optional.ofNullable(xml.getAttributeValue(null, name)).orElse("");
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("").strip();
  }
}
