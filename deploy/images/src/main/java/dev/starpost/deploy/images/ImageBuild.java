package dev.starpost.deploy.images;

import com.google.cloud.tools.jib.api.CacheDirectoryCreationException;
import com.google.cloud.tools.jib.api.Containerizer;
import com.google.cloud.tools.jib.api.ImageReference;
import com.google.cloud.tools.jib.api.InvalidImageReferenceException;
import com.google.cloud.tools.jib.api.Jib;
import com.google.cloud.tools.jib.api.JibContainer;
import com.google.cloud.tools.jib.api.JibContainerBuilder;
import com.google.cloud.tools.jib.api.RegistryException;
import com.google.cloud.tools.jib.api.RegistryImage;
import com.google.cloud.tools.jib.api.TarImage;
import com.google.cloud.tools.jib.api.buildplan.Platform;
import com.google.cloud.tools.jib.frontend.CredentialRetrieverFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;

/** Makes the images of one request and puts them where they are wanted. */
final class ImageBuild {
  /** The names of images that go to no registry: what compose.yaml and k8s/ use by default. */
  static final String LOCAL_PREFIX = "starpost";

  private static final Platform AMD64 = new Platform("amd64", "linux");
  private static final Platform ARM64 = new Platform("arm64", "linux");

  /** In this order, which is part of what a digest is made of. */
  private static final Set<Platform> BOTH =
      Collections.unmodifiableSet(new LinkedHashSet<>(List.of(AMD64, ARM64)));

  /**
   * @param place a file, or the name under which it can be pulled
   * @param digest of its manifest: equal for equal content
   */
  record Made(String place, String digest) {}

  private final Request request;
  private final ServiceImage content;
  private final Path cache;

  ImageBuild(Request request, ServiceImage content, Path cache) {
    this.request = request;
    this.content = content;
    this.cache = cache;
  }

  Made make(Service service) throws IOException, InterruptedException, Refused {
    return request.tars().isPresent()
        ? save(service, request.tars().get())
        : push(service, request.registry().orElseThrow());
  }

  /** Where a tar of a service's image is. */
  static Path tar(Path directory, Service service) {
    return directory.resolve("starpost-" + service.image() + ".tar");
  }

  private Made save(Service service, Path directory)
      throws IOException, InterruptedException, Refused {
    Files.createDirectories(directory);
    Path file = tar(directory, service);
    // Written aside: whoever loads it while it is made again gets the old one.
    Path aside = file.resolveSibling(file.getFileName() + ".part");
    String name = "%s/%s:%s".formatted(LOCAL_PREFIX, service.image(), request.tag());
    Containerizer target = Containerizer.to(TarImage.at(aside).named(reference(name)));
    try {
      JibContainer made = containerize(service, target, Set.of(thisMachine()));
      Files.move(aside, file, StandardCopyOption.REPLACE_EXISTING);
      return new Made(file + " (" + name + ")", made.getDigest().toString());
    } finally {
      Files.deleteIfExists(aside);
    }
  }

  private Made push(Service service, String prefix)
      throws IOException, InterruptedException, Refused {
    String name = "%s/%s:%s".formatted(prefix, service.image(), request.tag());
    Containerizer target = Containerizer.to(withCredentials(reference(name)));
    JibContainer made = containerize(service, target, BOTH);
    return new Made(name, made.getDigest().toString());
  }

  private JibContainer containerize(Service service, Containerizer target, Set<Platform> platforms)
      throws IOException, InterruptedException, Refused {
    // A file holds an image for one kind of machine, and says itself for which.
    Set<Platform> wanted = Registries.isFile(request.base()) ? Set.of() : platforms;
    JibContainerBuilder image = content.of(service, base(), wanted);
    target
        .setToolName("starpost")
        .setBaseImageLayersCache(cache.resolve("base"))
        .setApplicationLayersCache(cache.resolve("app"))
        .setAllowInsecureRegistries(isAllOnThisMachine())
        .setOfflineMode(Registries.isFile(request.base()) && request.registry().isEmpty());
    try {
      return image.containerize(target);
    } catch (RegistryException
        | ExecutionException
        | CacheDirectoryCreationException
        | IOException e) {
      throw Failure.of(request, e);
    }
  }

  private JibContainerBuilder base() {
    return Registries.isFile(request.base())
        ? Jib.from(TarImage.at(Path.of(request.base().substring(Jib.TAR_IMAGE_PREFIX.length()))))
        : Jib.from(withCredentials(reference(Registries.name(request.base()))));
  }

  /** As {@code docker login} has left them. */
  private static RegistryImage withCredentials(ImageReference image) {
    return RegistryImage.named(image)
        .addCredentialRetriever(
            CredentialRetrieverFactory.forImage(image, event -> {}).dockerConfig());
  }

  /** Names are made of parts that were looked at before. */
  private static ImageReference reference(String name) {
    try {
      return ImageReference.parse(name);
    } catch (InvalidImageReferenceException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Files are made for whoever loads them here. */
  private static Platform thisMachine() {
    return System.getProperty("os.arch").equals("aarch64") ? ARM64 : AMD64;
  }

  /**
   * Jib knows one answer for base and target together. A base from elsewhere is never fetched
   * without TLS because the target is next door.
   */
  private boolean isAllOnThisMachine() {
    return Stream.concat(
            Registries.ofBase(request.base()).stream(),
            request.registry().flatMap(Registries::ofPrefix).stream())
        .allMatch(Registries::isOnThisMachine);
  }
}
