package dev.starpost.lobby.identity.token;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SecretTest {

  @Test
  void a_secret_says_what_it_is_and_can_be_recognised() {
    Secret secret = Secret.create(Secret.PERSONAL);

    assertThat(secret.text()).matches("stp_[0-9A-Za-z]{46}");
    assertThat(secret.isA(Secret.PERSONAL)).isTrue();
    assertThat(secret.isA(Secret.REFRESH)).isFalse();
    assertThat(Secret.create(Secret.PERSONAL)).isNotEqualTo(secret);
  }

  @Test
  void whoever_mistypes_a_character_has_no_secret() {
    String text = Secret.create(Secret.PERSONAL).text();
    for (int i = 0; i < text.length(); i++) {
      String other = text.charAt(i) == 'x' ? "y" : "x";
      String mistyped = text.substring(0, i) + other + text.substring(i + 1);
      assertThat(new Secret(mistyped).isA(Secret.PERSONAL)).as(mistyped).isFalse();
    }
    assertThat(new Secret(text + "0").isA(Secret.PERSONAL)).isFalse();
    assertThat(new Secret(text.substring(1)).isA(Secret.PERSONAL)).isFalse();
    assertThat(new Secret("").isA(Secret.PERSONAL)).isFalse();
  }

  /** The gateway and scanners count in the same way: this one must stay good for ever. */
  @Test
  void the_checksum_is_the_crc32_of_all_before_it_in_base_62() {
    String text = "stp_" + "0".repeat(40);
    assertThat(new Secret(text + "4N2TIf").isA(Secret.PERSONAL)).isTrue();
  }

  @Test
  void nothing_prints_it() {
    Secret secret = Secret.create(Secret.PERSONAL);
    assertThat(secret.toString()).doesNotContain(secret.text());
    assertThat(secret.hash()).matches("[0-9a-f]{64}").doesNotContain(secret.text());
  }
}
