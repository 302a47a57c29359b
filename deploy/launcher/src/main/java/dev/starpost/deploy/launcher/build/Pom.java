package dev.starpost.deploy.launcher.build;

import dev.starpost.deploy.launcher.cli.Refused;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * What a pom says about its place among the modules.
 *
 * @param directory relative to the checkout, empty for its root
 * @param needs the artifacts that it names, ours and others, its parent among them
 * @param modules directories below its own
 */
record Pom(String directory, String artifact, Set<String> needs, List<String> modules) {
  private static final String FILE = "pom.xml";

  static Pom read(Path root, String directory) throws IOException {
    Path file = root.resolve(directory).resolve(FILE);
    try (InputStream xml = Files.newInputStream(file)) {
      return read(directory, Xml.reader(xml));
    } catch (XMLStreamException e) {
      throw Refused.because("%s cannot be understood: %s".formatted(file, e.getMessage()));
    }
  }

  private static Pom read(String directory, XMLStreamReader xml) throws XMLStreamException {
    String artifact = "";
    Set<String> needs = new LinkedHashSet<>();
    List<String> modules = new ArrayList<>();
    Deque<String> path = new ArrayDeque<>();
    while (xml.hasNext()) {
      int event = xml.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        path.addLast(xml.getLocalName());
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        path.removeLast();
      } else if (event == XMLStreamConstants.CHARACTERS) {
        String text = xml.getText().strip();
        switch (String.join("/", path)) {
          case "project/artifactId" -> artifact = text;
          case "project/parent/artifactId", "project/dependencies/dependency/artifactId" ->
              needs.add(text);
          case "project/modules/module" -> modules.add(text);
          default -> {}
        }
      }
    }
    return new Pom(directory, artifact, needs, modules);
  }

  Pom needing(Set<String> more) {
    Set<String> all = new LinkedHashSet<>(more);
    all.addAll(needs);
    return new Pom(directory, artifact, all, modules);
  }

  String pomFile() {
    return directory.isEmpty() ? FILE : directory + "/" + FILE;
  }
}
