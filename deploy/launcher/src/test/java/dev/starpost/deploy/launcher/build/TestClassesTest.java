package dev.starpost.deploy.launcher.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.launcher.cli.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestClassesTest {
  @TempDir Path root;
  private TestClasses tests;

  @BeforeEach
  void a_module() throws IOException {
    for (String name : List.of("BidTest", "BiddingTest", "OpeningTest", "Sample", "Latest")) {
      Path file = root.resolve("games/salvage/src/test/java/a/b/" + name + ".java");
      Files.createDirectories(file.getParent());
      Files.createFile(file);
    }
    tests = TestClasses.in(root, List.of("games/salvage", "games/without"));
  }

  @Test
  void those_are_found_that_maven_would_run() {
    assertThat(tests.names()).containsExactly("a.b.BidTest", "a.b.BiddingTest", "a.b.OpeningTest");
  }

  @Test
  void one_is_meant_by_its_name_and_several_by_stars_and_commas() {
    assertThat(tests.matching("BiddingTest", "salvage")).isEqualTo("a.b.BiddingTest");
    assertThat(tests.matching("a.b.BiddingTest", "salvage")).isEqualTo("a.b.BiddingTest");
    assertThat(tests.matching("Bid*", "salvage")).isEqualTo("a.b.BidTest,a.b.BiddingTest");
    assertThat(tests.matching("BidTest#a_*,OpeningTest", "salvage"))
        .isEqualTo("a.b.BidTest#a_*,a.b.OpeningTest");
  }

  @Test
  void an_unknown_one_is_refused_with_those_that_there_are() {
    assertThatThrownBy(() -> tests.matching("BidTest,Biding", "salvage"))
        .isInstanceOf(Refused.class)
        .hasMessageContainingAll(
            "salvage has no test 'Biding'", "BidTest, BiddingTest, OpeningTest");
  }
}
