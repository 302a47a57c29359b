package dev.starpost.deploy.launcher.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.launcher.StarpostProcess;
import dev.starpost.deploy.launcher.cli.Refused;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** With the modules of this checkout. */
class ModulesTest {
  private Modules modules;

  @BeforeEach
  void those_of_this_checkout() throws IOException {
    modules = Modules.of(StarpostProcess.checkout());
  }

  @Test
  void a_module_is_known_by_its_directory_and_by_what_people_call_it() {
    assertThat(modules.named("lobby-service")).containsExactly("lobby-service");
    assertThat(modules.named("lobby-service/")).containsExactly("lobby-service");
    assertThat(modules.named("lobby")).containsExactly("lobby-service");
    assertThat(modules.named("engine")).containsExactly("game-engine-service/app");
    String salvage = "game-engine-service/games/salvage";
    assertThat(modules.named(salvage)).containsExactly(salvage);
    assertThat(modules.named("games/salvage")).containsExactly(salvage);
    assertThat(modules.named("salvage")).containsExactly(salvage);
    assertThat(modules.named("servers")).containsExactly("deploy/servers");
  }

  @Test
  void one_that_holds_others_stands_for_them() {
    assertThat(modules.named("matchmaking"))
        .containsExactly("matchmaking-service/matcher", "matchmaking-service/app");
    assertThat(modules.named("games"))
        .contains("game-engine-service/games/salvage")
        .allMatch(each -> each.startsWith("game-engine-service/games/"));
  }

  @Test
  void an_unknown_one_is_refused_with_those_that_there_are() {
    assertThatThrownBy(() -> modules.named("lobbby"))
        .isInstanceOf(Refused.class)
        .hasMessageContainingAll(
            "no module 'lobbby'", "lobby-service", "salvage", "matchmaking-service/app");
    assertThatThrownBy(() -> modules.named("app"))
        .hasMessageContainingAll(
            "'app' may be", "game-engine-service/app", "matchmaking-service/app");
  }

  @Test
  void a_file_belongs_to_a_module_and_a_pom_to_all_below_it() {
    assertThat(modules.holding("game-engine-service/kernel/src/main/java/A.java"))
        .containsExactly("game-engine-service/kernel");
    assertThat(modules.holding("matchmaking-service/pom.xml"))
        .containsExactly("matchmaking-service/matcher", "matchmaking-service/app");
    assertThat(modules.holding("pom.xml")).isEqualTo(modules.all());
    assertThat(modules.holding("deploy/compose.yaml")).isEmpty();
    assertThat(modules.holding("README.md")).isEmpty();
  }

  @Test
  void dependents_are_found_however_indirect() {
    assertThat(modules.withDependents(List.of("game-engine-service/kernel")))
        .contains(
            "game-engine-service/kernel",
            "game-engine-service/games/salvage",
            "game-engine-service/app",
            "deploy/acceptance")
        .doesNotContain("lobby-service", "gateway-service");
    assertThat(modules.withDependents(List.of("commons/service-parent")))
        .as("what a pom inherits from, it needs")
        .contains("lobby-service", "game-engine-service/app", "gateway-service")
        .doesNotContain("game-engine-service/kernel");
    assertThat(modules.withDependents(List.of("deploy/acceptance")))
        .containsExactly("deploy/acceptance");
  }
}
