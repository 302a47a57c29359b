package dev.starpost.deploy.manifests;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What an operator applies, as kustomize renders it. */
enum Kustomization {
  BASE("base"),
  LOCAL("overlays/local"),
  PRODUCTION("overlays/production"),
  /** As its comment says that it can be had. */
  PRODUCTION_WITH_COMPONENTS("overlays/production");

  private static final Map<Kustomization, List<JsonNode>> RENDERED =
      new EnumMap<>(Kustomization.class);

  private final String directory;

  Kustomization(String directory) {
    this.directory = directory;
  }

  /** Skips the test on a machine where nothing can render. */
  List<JsonNode> objects() throws IOException, InterruptedException {
    assumeTrue(Kubectl.kustomize().isPresent(), "install kubectl to run it");
    synchronized (RENDERED) {
      if (!RENDERED.containsKey(this)) {
        RENDERED.put(this, Tree.all(render()));
      }
      return RENDERED.get(this);
    }
  }

  Stream<JsonNode> objects(String kind) throws IOException, InterruptedException {
    return objects().stream().filter(object -> object.get("kind").asText().equals(kind));
  }

  JsonNode object(String kind, String name) throws IOException, InterruptedException {
    return objects(kind)
        .filter(object -> nameOf(object).equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError("there is no " + kind + " " + name));
  }

  /** Deployments and StatefulSets. */
  Stream<JsonNode> workloads() throws IOException, InterruptedException {
    return Stream.concat(objects("Deployment"), objects("StatefulSet"));
  }

  static String nameOf(JsonNode object) {
    return object.at("/metadata/name").asText();
  }

  static JsonNode pod(JsonNode workload) {
    return workload.at("/spec/template/spec");
  }

  /** Each pod of ours has one. */
  static JsonNode container(JsonNode workload) {
    return pod(workload).at("/containers/0");
  }

  private String render() throws IOException, InterruptedException {
    Path copy = Files.createTempDirectory("k8s");
    try {
      Path from = Checkout.ROOT.resolve("k8s");
      try (Stream<Path> tree = Files.walk(from)) {
        for (Path file : tree.toList()) {
          Path to = copy.resolve(from.relativize(file).toString());
          if (Files.isDirectory(file)) {
            Files.createDirectories(to);
          } else {
            Files.copy(file, to);
          }
        }
      }
      Path rendered = copy.resolve(directory);
      if (this == LOCAL) {
        Path example = rendered.resolve("secrets.env.example");
        String filled = Files.readString(example).replaceAll("(?m)=$", "=secret0of0the0test");
        Files.writeString(rendered.resolve("secrets.env"), filled);
      }
      if (this == PRODUCTION_WITH_COMPONENTS) {
        Path file = rendered.resolve("kustomization.yaml");
        String wanted = Files.readString(file).replaceAll("(?m)^# (components:|  - )", "$1");
        Files.writeString(file, wanted);
      }
      return Kubectl.render(rendered);
    } finally {
      delete(copy);
    }
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> tree = Files.walk(directory)) {
      for (Path file : tree.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
