package dev.starpost.deploy.images;

import com.google.cloud.tools.jib.api.buildplan.AbsoluteUnixPath;
import com.google.cloud.tools.jib.api.buildplan.FileEntriesLayer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A service as Quarkus packages it, in layers from what changes seldom to what changes with every
 * commit. Registries and nodes keep the layers that they have: a change of our code moves a few
 * hundred kilobytes, not the libraries.
 */
final class PackagedService {
  /** In the image. Nothing is ever written there. */
  static final AbsoluteUnixPath HOME = AbsoluteUnixPath.get("/starpost");

  static final String RUN_JAR = "quarkus-run.jar";

  private static final String OUR_LIBRARIES = "dev.starpost.";

  private final Path directory;

  private PackagedService(Path directory) {
    this.directory = directory;
  }

  static PackagedService of(Service service, Path checkout) throws Refused {
    Path directory = service.packagedIn(checkout);
    if (!Files.isRegularFile(directory.resolve(RUN_JAR))) {
      throw Refused.because(
          "The %s is not built: there is no %s. Build it with ./mvnw package -DskipTests."
              .formatted(service.image(), directory.resolve(RUN_JAR)));
    }
    return new PackagedService(directory);
  }

  /**
   * The same files give the same layers: times and owners are fixed, and Jib sorts the entries. A
   * link is followed, so that a repository of links can be packed too.
   */
  List<FileEntriesLayer> layers() throws IOException {
    Map<String, FileEntriesLayer.Builder> layers = new LinkedHashMap<>();
    for (String name : List.of("libraries", "quarkus", "app")) {
      layers.put(name, FileEntriesLayer.builder().setName(name));
    }
    for (Path file : files()) {
      Path relative = directory.relativize(file);
      String target = relative.toString().replace('\\', '/');
      layers.get(layerOf(relative)).addEntry(file, HOME.resolve(target));
    }
    return layers.values().stream().map(FileEntriesLayer.Builder::build).toList();
  }

  private List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> tree = Files.walk(directory)) {
      tree.filter(Files::isRegularFile).sorted().forEach(files::add);
    }
    return files;
  }

  /**
   * Our own modules are among the libraries, where Quarkus puts what is not the application itself;
   * but they change as it does. What Quarkus generates changes with either.
   */
  private static String layerOf(Path file) {
    boolean library = file.startsWith("lib");
    if (library && !file.getFileName().toString().startsWith(OUR_LIBRARIES)) {
      return "libraries";
    }
    return library || file.startsWith("app") ? "app" : "quarkus";
  }
}
