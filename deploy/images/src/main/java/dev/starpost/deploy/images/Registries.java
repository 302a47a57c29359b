package dev.starpost.deploy.images;

import com.google.cloud.tools.jib.api.ImageReference;
import com.google.cloud.tools.jib.api.InvalidImageReferenceException;
import com.google.cloud.tools.jib.api.Jib;
import java.util.Optional;

/** Which servers a request has to do with. */
final class Registries {
  private Registries() {}

  /** None when the base is a file. */
  static Optional<String> ofBase(String base) {
    try {
      return isFile(base)
          ? Optional.empty()
          : Optional.of(ImageReference.parse(name(base)).getRegistry());
    } catch (InvalidImageReferenceException e) {
      throw new IllegalArgumentException(e);
    }
  }

  static Optional<String> ofPrefix(String prefix) {
    return Optional.of(prefix.split("/", 2)[0]);
  }

  static boolean isFile(String base) {
    return base.startsWith(Jib.TAR_IMAGE_PREFIX);
  }

  static boolean isImage(String base) {
    try {
      ImageReference.parse(name(base));
      return true;
    } catch (InvalidImageReferenceException e) {
      return false;
    }
  }

  /** Without what only says that it is in a registry. */
  static String name(String base) {
    return base.startsWith(Jib.REGISTRY_IMAGE_PREFIX)
        ? base.substring(Jib.REGISTRY_IMAGE_PREFIX.length())
        : base;
  }

  static boolean isOnThisMachine(String registry) {
    return registry.matches("(localhost|127\\.[0-9.]+)(:[0-9]+)?");
  }
}
