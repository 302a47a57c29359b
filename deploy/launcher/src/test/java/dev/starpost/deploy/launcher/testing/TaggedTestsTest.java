package dev.starpost.deploy.launcher.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.launcher.StarpostProcess;
import dev.starpost.deploy.launcher.testing.TestCase.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TaggedTestsTest {
  @TempDir Path checkout;

  @BeforeEach
  void three_modules() throws IOException {
    write("pom.xml", "<modules><module>one</module><module>more</module></modules>");
    write("one/pom.xml", "<project/>");
    write("more/pom.xml", "<modules><module>two</module><module>three</module></modules>");
    write("more/two/pom.xml", "<project/>");
    write("more/three/pom.xml", "<project/>");
    write("one/src/test/java/a/OneTest.java", "@Tag(\"storage\")\nclass OneTest {}");
    write("one/src/test/java/a/OtherTest.java", "@Tag(\"slow\")\nclass OtherTest {}");
    write("more/two/src/test/java/a/b/TwoTest.java", "class TwoTest {\n  @Tag(\"storage\")\n}");
    write("more/three/src/test/java/a/ThreeTest.java", "class ThreeTest {}");
  }

  @Test
  void a_class_is_found_by_its_own_tag_and_by_that_of_one_of_its_tests() throws IOException {
    TaggedTests found = TaggedTests.in(checkout, "storage");

    assertThat(found.modules()).containsExactly("one", "more/two");
    assertThat(found.classes()).containsExactly("a.OneTest", "a.b.TwoTest");
    assertThat(found.arguments())
        .contains("--projects=one,more/two", "-Dtest=a.OneTest,a.b.TwoTest");
  }

  @Test
  void one_that_was_not_run_is_missed() throws IOException {
    List<TestCase> run = List.of(new TestCase("a.OneTest.it_works", Outcome.PASSED, ""));

    assertThat(TaggedTests.in(checkout, "storage").missedBy(run)).containsExactly("a.b.TwoTest");
  }

  @Test
  void where_nothing_is_tagged_nothing_is_found() throws IOException {
    assertThat(TaggedTests.in(checkout, "nowhere").classes()).isEmpty();
  }

  @Test
  void what_the_engine_relies_on_is_found_in_this_checkout() throws IOException {
    assertThat(TaggedTests.in(StarpostProcess.checkout(), "storage").modules())
        .contains("game-engine-service/app", "deploy/test-servers");
  }

  private void write(String file, String text) throws IOException {
    Path path = checkout.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}
