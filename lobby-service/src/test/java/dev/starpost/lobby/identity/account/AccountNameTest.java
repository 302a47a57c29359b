package dev.starpost.lobby.identity.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.lobby.HostileText;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AccountNameTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann",
        "ann-2",
        "Émile Zola",
        "under_score",
        "Иван",
        "李小龙",
        "a b c",
        "123456789012345678901234"
      })
  void a_name_can_be_chosen(String name) {
    assertThat(AccountName.chosen(name).text()).isEqualTo(name);
  }

  @Test
  @Timeout(60)
  void a_name_that_is_far_too_long_is_refused_before_it_is_normalised() {
    String endless = HostileText.endless();

    assertThatThrownBy(() -> AccountName.chosen(endless))
        .isInstanceOfSatisfying(
            Problem.class, problem -> assertThat(problem.kind()).isEqualTo(LobbyProblem.BAD_NAME));
    // There is no database here: nobody is looked for.
    assertThat(new Accounts().named(endless)).isEmpty();
    assertThat(new Accounts().withLogin(endless)).isEmpty();
    assertThat(new Accounts().withLogin(endless + "@example.org")).isEmpty();
  }

  @Test
  void a_name_that_comes_in_many_pieces_can_be_chosen() {
    // Each of these letters is three marks on another one.
    assertThat(AccountName.chosen("\u03b1\u0313\u0300\u0345".repeat(24)).text())
        .isEqualTo("\u1f82".repeat(24));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "ab",
        "1234567890123456789012345",
        " Ann",
        "Ann ",
        "An  n",
        "An\tn",
        "An\nn",
        "Ann\u0000",
        "An\u200bn",
        "\u202eAnn",
        "Ann!",
        "ann@example.org",
        "<b>Ann</b>",
        "Ann/Bob",
        "Ａｎｎ",
        "Аnn",
        "guest-123",
        "Gone-123",
        "🚀🚀🚀"
      })
  void a_name_cannot_be_chosen(String name) {
    assertThatThrownBy(() -> AccountName.chosen(name))
        .isInstanceOfSatisfying(
            Problem.class, problem -> assertThat(problem.kind()).isEqualTo(LobbyProblem.BAD_NAME));
  }

  @ParameterizedTest
  @CsvSource({
    "Ann, ANN",
    "Straße, STRASSE",
    "bob, b0b",
    "Ilona, llona",
    "paypal, paypa1",
    "раура, paypa",
    "modern, rnodern",
    "Ivan, ivan"
  })
  void names_that_people_take_for_the_same_meet(String one, String other) {
    AccountName first = AccountName.of(one);
    AccountName second = AccountName.of(other);

    assertThat(first.folded().equals(second.folded()) || first.asSeen().equals(second.asSeen()))
        .as("%s and %s", first, second)
        .isTrue();
  }

  @ParameterizedTest
  @CsvSource({"Ann, Anne", "bob, rob", "Ivan, Iwan", "ann-b, ann_b", "ann b, annb"})
  void other_names_do_not(String one, String other) {
    AccountName first = AccountName.of(one);
    AccountName second = AccountName.of(other);

    assertThat(first.folded()).isNotEqualTo(second.folded());
    assertThat(first.asSeen()).isNotEqualTo(second.asSeen());
  }

  @Test
  void letters_that_come_in_pieces_are_put_together() {
    assertThat(AccountName.chosen("Rene\u0301").text()).isEqualTo("René");
  }

  @Test
  void a_name_is_found_in_any_case_but_not_by_one_that_looks_like_it() {
    assertThat(AccountName.of("Bob").isSameAs("BOB")).isTrue();
    assertThat(AccountName.of("Bob").isSameAs("b0b")).isFalse();
  }
}
