package dev.starpost.lobby.tables.policy;

import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.ACCOUNT_FOR_RANKED;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.ENOUGH_PLAYERS;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.FEW_BOT_GAMES;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.FEW_BOT_GAMES_OF_A_NETWORK;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.FEW_INVITATIONS;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.FEW_OPEN_TABLES;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.FREE_SEAT;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.ONE_SEAT_EACH;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.OPEN_TABLE;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.OWNER_DECIDES;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.RANKED_IN_PUBLIC;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.RANKED_WITHOUT_BOTS;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.REMATCH_BY_INVITATION;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.SEAT_FOR_A_PERSON;
import static dev.starpost.lobby.tables.policy.TableAdmissionPolicy.WELCOME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.text.Language;
import dev.starpost.web.problem.Problem;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TableAdmissionPolicyTest {
  @Test
  void guests_play_no_ranked_games_and_any_other() {
    allows(ACCOUNT_FOR_RANKED, new Stakes(true, false));
    allows(ACCOUNT_FOR_RANKED, new Stakes(false, true));
    allows(ACCOUNT_FOR_RANKED, new Stakes(false, false));
    refuses(ACCOUNT_FOR_RANKED, new Stakes(true, true), LobbyProblem.ACCOUNT_NEEDED);
  }

  @Test
  void ranked_tables_are_opened_in_public() {
    allows(RANKED_IN_PUBLIC, new TableWish(true, false, 0, 2));
    allows(RANKED_IN_PUBLIC, new TableWish(false, true, 0, 2));
    refuses(RANKED_IN_PUBLIC, new TableWish(true, true, 0, 2), LobbyProblem.RANKED_IN_PUBLIC);
  }

  @Test
  void ranked_tables_take_no_bots() {
    allows(RANKED_WITHOUT_BOTS, new TableWish(true, false, 0, 2));
    allows(RANKED_WITHOUT_BOTS, new TableWish(false, false, 1, 2));
    refuses(
        RANKED_WITHOUT_BOTS, new TableWish(true, false, 1, 2), LobbyProblem.RANKED_WITHOUT_BOTS);
  }

  @Test
  void bots_leave_a_seat_free() {
    allows(SEAT_FOR_A_PERSON, new TableWish(false, false, 2, 3));
    refuses(SEAT_FOR_A_PERSON, new TableWish(false, false, 3, 3), LobbyProblem.TOO_MANY_BOTS);
    assertThat(said(SEAT_FOR_A_PERSON, new TableWish(false, false, 3, 3)).get("detail").toString())
        .contains("room for 2");
  }

  @Test
  void nobody_sits_twice_and_nobody_unwelcome_sits_down() {
    Arrival comes = new Arrival("open", false, false, false);
    for (Policy<Arrival> policy : List.of(ONE_SEAT_EACH, FREE_SEAT, OPEN_TABLE, WELCOME)) {
      allows(policy, comes);
    }
    refuses(ONE_SEAT_EACH, new Arrival("open", false, true, false), LobbyProblem.ALREADY_SEATED);
    refuses(WELCOME, new Arrival("open", false, false, true), LobbyProblem.NOT_WELCOME);
  }

  @Test
  void a_table_that_is_full_says_so_also_when_it_has_closed_for_that_reason() {
    refuses(FREE_SEAT, new Arrival("open", true, false, false), LobbyProblem.TABLE_FULL);
    refuses(FREE_SEAT, new Arrival("starting", true, false, false), LobbyProblem.TABLE_FULL);
    allows(FREE_SEAT, new Arrival("cancelled", true, false, false));
  }

  @Test
  void a_table_that_is_closed_tells_its_state() {
    for (String state : List.of("starting", "started", "cancelled")) {
      Arrival late = new Arrival(state, false, false, false);
      refuses(OPEN_TABLE, late, LobbyProblem.TABLE_CLOSED);
      assertThat(said(OPEN_TABLE, late)).containsEntry("state", state);
    }
  }

  @Test
  void whoever_has_declined_a_rematch_needs_another_invitation() {
    allows(REMATCH_BY_INVITATION, new Return(true, true));
    allows(REMATCH_BY_INVITATION, new Return(false, false));
    refuses(REMATCH_BY_INVITATION, new Return(true, false), LobbyProblem.NOT_WELCOME);
  }

  @Test
  void the_owner_decides_and_nobody_else() {
    allows(OWNER_DECIDES, new Standing(true));
    refuses(OWNER_DECIDES, new Standing(false), LobbyProblem.NOT_THE_OWNER);
  }

  @Test
  void a_game_starts_when_enough_have_come() {
    allows(ENOUGH_PLAYERS, new Party(3, 3));
    allows(ENOUGH_PLAYERS, new Party(4, 3));
    refuses(ENOUGH_PLAYERS, new Party(2, 3), LobbyProblem.TOO_FEW_PLAYERS);
    assertThat(said(ENOUGH_PLAYERS, new Party(2, 3)).get("detail").toString()).contains("3");
  }

  static Stream<Arguments> limits() {
    return Stream.of(
        Arguments.of(FEW_OPEN_TABLES, LobbyProblem.TOO_MANY_TABLES),
        Arguments.of(FEW_INVITATIONS, LobbyProblem.TOO_MANY_INVITATIONS),
        Arguments.of(FEW_BOT_GAMES, LobbyProblem.TOO_MANY_BOT_GAMES),
        Arguments.of(FEW_BOT_GAMES_OF_A_NETWORK, LobbyProblem.TOO_MANY_BOT_GAMES_NEARBY));
  }

  @ParameterizedTest
  @MethodSource("limits")
  void a_limit_can_be_reached_and_not_passed(Policy<Share> policy, LobbyProblem problem) {
    allows(policy, new Share(0, 17));
    allows(policy, new Share(16, 17));
    refuses(policy, new Share(17, 17), problem);
    refuses(policy, new Share(18, 17), problem);
    assertThat(said(policy, new Share(17, 17)).get("detail").toString()).contains("17");
  }

  @Test
  void the_page_of_the_module_lists_them_all() throws IOException {
    String readme = Files.readString(Path.of("README.md"));
    for (Policy<?> policy : TableAdmissionPolicy.all()) {
      assertThat(readme)
          .contains(
              "| `%s` | %s |"
                  .formatted(
                      policy.name(),
                      policy.sentence().replaceAll("(starpost\\.[a-z.-]*[a-z])", "`$1`")));
    }
    assertThat(TableAdmissionPolicy.all())
        .hasSize(
            (int)
                Arrays.stream(TableAdmissionPolicy.class.getDeclaredFields())
                    .filter(field -> Modifier.isPublic(field.getModifiers()))
                    .count());
    assertThat(TableAdmissionPolicy.all().stream().map(Policy::name).collect(Collectors.toSet()))
        .hasSameSizeAs(TableAdmissionPolicy.all());
  }

  private static <F> void allows(Policy<F> policy, F facts) {
    assertThat(policy.objection(facts)).as("%s of %s", policy.name(), facts).isEmpty();
    policy.require(facts);
  }

  private static <F> void refuses(Policy<F> policy, F facts, LobbyProblem problem) {
    assertThatThrownBy(() -> policy.require(facts))
        .isInstanceOfSatisfying(
            Problem.class, refusal -> assertThat(refusal.kind()).isEqualTo(problem));
  }

  private static <F> Map<String, Object> said(Policy<F> policy, F facts) {
    return policy.objection(facts).orElseThrow().document(Language.ENGLISH);
  }
}
