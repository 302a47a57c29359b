package dev.starpost.deploy.launcher.cli;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class DiskSpaceTest {
  private static final Path DATA = Path.of("data");

  @Test
  void a_nearly_full_disk_is_refused_with_its_figures() {
    assertThatThrownBy(() -> DiskSpace.require(DATA, DiskSpace.ENOUGH - 1))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("data is nearly full: 499 MB are free, and Starpost wants 500 MB");
  }

  @Test
  void enough_is_enough() {
    assertThatCode(() -> DiskSpace.require(DATA, DiskSpace.ENOUGH)).doesNotThrowAnyException();
  }
}
