package dev.starpost.deploy.manifests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where the files are that these tests are about. */
final class Checkout {
  static final Path ROOT = root();

  private Checkout() {}

  static Path module() {
    return ROOT.resolve("deploy/manifests");
  }

  static String read(String file) {
    try {
      return Files.readString(ROOT.resolve(file));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The first text of this element of a pom. */
  static String pom(String file, String element) {
    Matcher found =
        Pattern.compile("<%s>([^<]+)</%s>".formatted(element, element)).matcher(read(file));
    if (!found.find()) {
      throw new IllegalStateException(file + " has no " + element);
    }
    return found.group(1);
  }

  static String version() {
    return pom("pom.xml", "version");
  }

  private static Path root() {
    for (Path directory = Path.of("").toAbsolutePath();
        directory != null;
        directory = directory.getParent()) {
      if (Files.isDirectory(directory.resolve("k8s/base"))) {
        return directory;
      }
    }
    throw new IllegalStateException("not inside a checkout");
  }
}
