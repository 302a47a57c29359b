package dev.starpost.deploy.launcher.testing;

import dev.starpost.deploy.launcher.build.Xml;
import dev.starpost.deploy.launcher.testing.TestCase.Outcome;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
    XMLStreamReader xml = Xml.reader(source);
    List<TestCase> cases = new ArrayList<>();
    while (xml.hasNext()) {
      if (xml.next() == XMLStreamConstants.START_ELEMENT && xml.getLocalName().equals("testcase")) {
        cases.add(testCase(xml));
      }
    }
    return cases;
  }

  /** From the start of the element to its end. Output and properties are left to those who look. */
  private static TestCase testCase(XMLStreamReader xml) throws XMLStreamException {
    String name = attribute(xml, "classname") + "." + attribute(xml, "name");
    TestCase result = new TestCase(name, Outcome.PASSED, "");
    while (xml.next() != XMLStreamConstants.END_ELEMENT || !xml.getLocalName().equals("testcase")) {
      if (xml.getEventType() == XMLStreamConstants.START_ELEMENT) {
        switch (xml.getLocalName()) {
          case "failure", "error" -> result = new TestCase(name, Outcome.FAILED, reason(xml));
          case "skipped" -> result = new TestCase(name, Outcome.SKIPPED, reason(xml));
          default -> {}
        }
      }
    }
    return result;
  }

  /** The message, or the first line of the stack trace where there is none. */
  private static String reason(XMLStreamReader xml) throws XMLStreamException {
    String message = attribute(xml, "message");
    String text = message.isEmpty() ? xml.getElementText() : message;
    return text.lines().findFirst().orElse("").strip();
  }

  private static String attribute(XMLStreamReader xml, String name) {
    return Optional.ofNullable(xml.getAttributeValue(null, name)).orElse("");
  }
}
