package dev.starpost.kernel.data;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Reads a game's components from YAML into records, once, when its classes load. What the records
 * do not name, and what the file does not say, is an error that stops the build's tests; only a
 * component of type {@code Optional} may be left out.
 */
public final class Components {
  private static final ObjectMapper YAML =
      GameJson.strict(YAMLMapper.builder())
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  private Components() {}

  /**
   * Reads one file.
   *
   * @param module a class of the game's module
   * @param resource the file in the module's resources, such as {@code orchard/trees.yaml}
   */
  public static <T> T read(Class<?> module, String resource, Class<T> type) {
    try {
      return YAML.readValue(text(module, resource), type);
    } catch (IOException e) {
      throw new UncheckedIOException(resource + ": " + e.getMessage(), e);
    }
  }

  /** A text file of the module's resources, whole. */
  public static String text(Class<?> module, String resource) {
    try (InputStream in = module.getResourceAsStream("/" + resource)) {
      if (in == null) {
        throw new IllegalStateException("the game has no resource " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + resource, e);
    }
  }
}
