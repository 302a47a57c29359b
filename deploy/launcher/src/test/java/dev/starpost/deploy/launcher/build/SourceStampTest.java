package dev.starpost.deploy.launcher.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceStampTest {
  private static final List<String> SOURCES = List.of("pom.xml", "module", "not-there");

  @TempDir Path root;

  @BeforeEach
  void a_small_checkout() throws IOException {
    write("pom.xml", "<project/>");
    write("module/src/main/java/A.java", "class A {}");
    write("module/src/main/resources/a.yaml", "a: 1");
    write("elsewhere/B.java", "class B {}");
  }

  @Test
  void nothing_differs_when_nothing_was_touched() throws IOException {
    assertThat(differencesAfter(() -> {})).isEmpty();
  }

  @Test
  void a_changed_file_is_a_difference() throws IOException {
    assertThat(differencesAfter(() -> write("module/src/main/java/A.java", "class A { int a; }")))
        .containsExactly("module/src/main/java/A.java");
  }

  @Test
  void a_file_of_the_same_size_with_another_time_is_a_difference() throws IOException {
    Path resource = root.resolve("module/src/main/resources/a.yaml");

    assertThat(
            differencesAfter(() -> Files.setLastModifiedTime(resource, FileTime.fromMillis(12345))))
        .containsExactly("module/src/main/resources/a.yaml");
  }

  @Test
  void new_and_deleted_files_are_differences() throws IOException {
    assertThat(
            differencesAfter(
                () -> {
                  write("module/src/main/java/C.java", "class C {}");
                  Files.delete(root.resolve("module/src/main/resources/a.yaml"));
                }))
        .containsExactly("module/src/main/java/C.java", "module/src/main/resources/a.yaml");
  }

  @Test
  void tests_build_output_and_other_modules_do_not_count() throws IOException {
    assertThat(
            differencesAfter(
                () -> {
                  write("module/target/classes/A.class", "cafebabe");
                  write("module/src/test/java/ATest.java", "class ATest {}");
                  write("elsewhere/B.java", "class B { int b; }");
                }))
        .isEmpty();
  }

  @Test
  void before_the_first_build_every_file_differs() throws IOException {
    SourceStamp never = SourceStamp.read(root.resolve("no-stamp"));

    assertThat(SourceStamp.of(root, SOURCES).differencesFrom(never)).hasSize(3);
  }

  @Test
  void whoever_can_read_a_new_file_can_read_the_stamp() throws IOException {
    Path stamp = root.resolve("stamps/built");
    write("stamps/ordinary", "");

    SourceStamp.of(root, SOURCES).write(stamp);

    assertThat(Files.getPosixFilePermissions(stamp))
        .isEqualTo(Files.getPosixFilePermissions(root.resolve("stamps/ordinary")));
    assertThat(stamp.getParent().toFile().list()).containsExactlyInAnyOrder("built", "ordinary");
  }

  private List<String> differencesAfter(Change change) throws IOException {
    Path stamp = root.resolve("stamps/built");
    SourceStamp.of(root, SOURCES).write(stamp);
    change.make();
    return SourceStamp.of(root, SOURCES).differencesFrom(SourceStamp.read(stamp));
  }

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private interface Change {
    void make() throws IOException;
  }
}
