package dev.starpost.deploy.postgres;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.compressors.xz.XZCompressorOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnpackPostgresTest {

  @TempDir Path parent;

  @Test
  void modes_and_links_are_kept() throws Exception {
    Path directory = parent.resolve("postgres");

    UnpackPostgres.unpack(new ByteArrayInputStream(archive("bin/postgres")), directory);

    assertThat(directory.resolve("bin/postgres")).isExecutable().hasContent("program");
    assertThat(Files.readSymbolicLink(directory.resolve("link")))
        .isEqualTo(Path.of("bin/postgres"));
  }

  @Test
  void what_is_not_complete_is_not_there() throws Exception {
    byte[] whole = archive("bin/postgres");
    InputStream half = new ByteArrayInputStream(Arrays.copyOf(whole, whole.length / 2));

    assertThatThrownBy(() -> UnpackPostgres.unpack(half, parent.resolve("postgres")))
        .isInstanceOf(IOException.class);

    assertThat(parent).isEmptyDirectory();
  }

  @Test
  void one_who_comes_second_leaves_the_first_in_place() throws Exception {
    Path directory = parent.resolve("postgres");
    Files.createDirectories(directory.resolve("bin"));

    UnpackPostgres.unpack(new ByteArrayInputStream(archive("bin/postgres")), directory);

    assertThat(directory.resolve("bin")).isEmptyDirectory();
    assertThat(parent.toFile().list()).containsExactly("postgres");
  }

  @Test
  void an_archive_does_not_write_outside() throws Exception {
    InputStream archive = new ByteArrayInputStream(archive("../outside"));

    assertThatThrownBy(() -> UnpackPostgres.unpack(archive, parent.resolve("postgres")))
        .hasMessageContaining("leads out of its directory");
    assertThat(parent).isEmptyDirectory();
  }

  @Test
  void the_archive_has_the_name_of_the_machine() {
    assertThat(UnpackPostgres.archiveName("Linux", "amd64")).isEqualTo("postgres-linux-x86_64.txz");
    assertThat(UnpackPostgres.archiveName("Mac OS X", "aarch64"))
        .isEqualTo("postgres-darwin-arm_64.txz");
  }

  private static byte[] archive(String program) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var tar = new TarArchiveOutputStream(new XZCompressorOutputStream(bytes))) {
      var entry = new TarArchiveEntry(program, true);
      entry.setMode(0755);
      entry.setSize(7);
      tar.putArchiveEntry(entry);
      tar.write("program".getBytes(US_ASCII));
      tar.closeArchiveEntry();
      var link = new TarArchiveEntry("link", TarConstants.LF_SYMLINK);
      link.setLinkName("bin/postgres");
      tar.putArchiveEntry(link);
      tar.closeArchiveEntry();
    }
    return bytes.toByteArray();
  }
}
