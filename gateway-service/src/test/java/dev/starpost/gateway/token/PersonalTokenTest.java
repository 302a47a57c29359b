package dev.starpost.gateway.token;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PersonalTokenTest {
  @Test
  void the_checksum_is_the_crc_of_all_before_it_in_base_62() {
    // CRC-32 of "123456789" is 0xCBF43926, as everywhere.
    assertThat(PersonalToken.checksum("123456789")).isEqualTo("3jZRME");
    // One that the lobby takes for good too.
    assertThat(PersonalToken.isWellFormed("stp_" + "0".repeat(40) + "4N2TIf")).isTrue();
  }

  @Test
  void a_slip_of_the_finger_is_noticed() {
    String token = TestTokens.personal("good");

    assertThat(PersonalToken.isWellFormed(token)).isTrue();
    for (int i = PersonalToken.PREFIX.length(); i < token.length(); i++) {
      char other = token.charAt(i) == 'x' ? 'y' : 'x';
      String slip = token.substring(0, i) + other + token.substring(i + 1);
      assertThat(PersonalToken.isWellFormed(slip)).as(slip).isFalse();
    }
    assertThat(PersonalToken.isWellFormed(token + "0")).isFalse();
    assertThat(PersonalToken.isWellFormed(token.substring(1))).isFalse();
  }
}
