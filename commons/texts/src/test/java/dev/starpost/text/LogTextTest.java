package dev.starpost.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class LogTextTest {
  @Test
  void no_address_goes_to_a_log() {
    Map.of(
            "550 5.1.1 <ann@example.org>: no such user",
            "550 5.1.1 <(address)>: no such user",
            "RCPT TO:ann.b+c@mail.example.org refused",
            "RCPT TO:(address) refused",
            "Key (email)=(Renée@exämple.org) already exists",
            "Key (email)=((address)) already exists",
            "\"ann@example.org\" and bob@example.org, both",
            "\"(address)\" and (address), both",
            "x".repeat(100) + "@example.org",
            "x".repeat(36) + "(address)",
            "Connection refused: localhost/127.0.0.1:25",
            "Connection refused: localhost/127.0.0.1:25")
        .forEach((said, logged) -> assertThat(LogText.withoutAddresses(said)).isEqualTo(logged));
  }
}
