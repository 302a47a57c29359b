package dev.starpost.deploy.images;

import com.google.cloud.tools.jib.api.ImageReference;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What was asked for.
 *
 * @param tars the directory for tars, when no registry is named
 * @param registry a registry with the beginning of the images' names
 * @param base the image with a Java runtime on which all are built
 */
record Request(Optional<Path> tars, Optional<String> registry, String base, String tag) {
  static final String USAGE =
      "images [--tar DIRECTORY | --push REGISTRY/PREFIX] [--base IMAGE] [--tag TAG]";

  /** The newest patches of a Java that is supported for long; name a digest to hold it still. */
  static final String DEFAULT_BASE = "eclipse-temurin:21-jre-noble";

  private static final List<String> OPTIONS = List.of("--tar", "--push", "--base", "--tag");

  static Request of(List<String> words, Path defaultDirectory, String defaultTag) throws Refused {
    Map<String, String> options = read(words);
    if (options.containsKey("--tar") && options.containsKey("--push")) {
      throw misused("--tar and --push cannot both be given");
    }
    String tag = options.getOrDefault("--tag", defaultTag);
    if (!ImageReference.isValidTag(tag)) {
      throw misused("'%s' cannot be the tag of an image".formatted(tag));
    }
    Optional<String> registry = Optional.ofNullable(options.get("--push"));
    if (registry.isPresent()) {
      requireRegistry(registry.get());
      return new Request(Optional.empty(), registry, base(options), tag);
    }
    Path directory =
        Optional.ofNullable(options.get("--tar")).map(Path::of).orElse(defaultDirectory);
    return new Request(Optional.of(directory), Optional.empty(), base(options), tag);
  }

  private static String base(Map<String, String> options) throws Refused {
    String base = options.getOrDefault("--base", DEFAULT_BASE);
    if (!Registries.isFile(base) && !Registries.isImage(base)) {
      throw misused("'%s' is not the name of an image".formatted(base));
    }
    return base;
  }

  private static Map<String, String> read(List<String> words) throws Refused {
    Map<String, String> options = new TreeMap<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      int equals = word.indexOf('=');
      String name = equals < 0 ? word : word.substring(0, equals);
      if (!OPTIONS.contains(name)) {
        throw misused("'%s' is not known".formatted(word));
      }
      if (equals < 0 && i + 1 == words.size()) {
        throw misused(name + " needs a value");
      }
      String value = equals < 0 ? words.get(++i) : word.substring(equals + 1);
      if (value.isBlank()) {
        throw misused(name + " needs a value");
      }
      options.put(name, value);
    }
    return options;
  }

  /**
   * Without a registry in it, a name means Docker Hub, which is seldom meant and may be somebody
   * else's.
   */
  private static void requireRegistry(String prefix) throws Refused {
    String host = prefix.split("/", -1)[0];
    boolean registry = host.contains(".") || host.contains(":") || host.equals("localhost");
    if (!registry || !prefix.matches("[^/]+(/[a-z0-9]+([._-]+[a-z0-9]+)*)*")) {
      throw misused(
          "--push takes a registry and the beginning of the names, such as"
              + " registry.example.org/starpost, not '%s'".formatted(prefix));
    }
  }

  private static Refused misused(String what) {
    return Refused.misused(what + ". Usage: " + USAGE);
  }
}
