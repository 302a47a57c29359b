package dev.starpost.deploy.images;

import com.google.cloud.tools.jib.api.InsecureRegistryException;
import com.google.cloud.tools.jib.api.RegistryUnauthorizedException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says in a sentence what stopped a build, and what to do. */
final class Failure {
  private static final String OTHER_BASE =
      "Name one that is reachable with --base (a registry's image, or tar:///path/of/a/saved.tar).";

  private Failure() {}

  static Refused of(Request request, Throwable failed) {
    List<Throwable> causes = causes(failed);
    String reason = reason(causes);
    if (any(causes, InsecureRegistryException.class)) {
      return Refused.because(
          "A registry does not speak TLS: %s. Make files with --tar, load them and push those."
              .formatted(reason),
          failed);
    }
    if (any(causes, RegistryUnauthorizedException.class) && !isBase(request, causes)) {
      return Refused.because(
          "The registry of %s does not let you in: %s. Sign in with docker login."
              .formatted(request.registry().orElse(request.base()), reason),
          failed);
    }
    if (request.registry().isEmpty() || isBase(request, causes)) {
      return Refused.because(
          "The base image %s could not be had: %s. %s"
              .formatted(request.base(), reason, OTHER_BASE),
          failed);
    }
    return Refused.because(
        "The images could not be pushed to %s: %s. Look whether it is reachable, and the base %s too."
            .formatted(request.registry().get(), reason, request.base()),
        failed);
  }

  /** Whether it was the base's registry, and not the one that is pushed to, that failed. */
  private static boolean isBase(Request request, List<Throwable> causes) {
    Optional<String> base = Registries.ofBase(request.base());
    if (base.isEmpty() || base.equals(request.registry().flatMap(Registries::ofPrefix))) {
      return false;
    }
    String host = base.get().replaceFirst(":.*", "");
    return causes.stream()
        .map(cause -> String.valueOf(cause.getMessage()))
        .anyMatch(message -> message.contains(host) || message.contains(request.base()));
  }

  private static String reason(List<Throwable> causes) {
    Throwable last = causes.get(causes.size() - 1);
    String message = String.valueOf(last.getMessage()).strip().replaceFirst("\\.$", "");
    if (last instanceof NoSuchFileException) {
      return "there is no file " + message;
    }
    // The message of many is a bare name, of a host for example.
    return message.contains(" ") ? message : last.getClass().getSimpleName() + " " + message;
  }

  private static boolean any(List<Throwable> causes, Class<? extends Throwable> kind) {
    return causes.stream().anyMatch(kind::isInstance);
  }

  private static List<Throwable> causes(Throwable failed) {
    List<Throwable> causes = new ArrayList<>();
    for (Throwable cause = failed;
        cause != null && !causes.contains(cause);
        cause = cause.getCause()) {
      causes.add(cause);
    }
    return causes;
  }
}
