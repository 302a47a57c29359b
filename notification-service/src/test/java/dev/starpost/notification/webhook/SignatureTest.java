package dev.starpost.notification.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Base64;
import org.junit.jupiter.api.Test;

class SignatureTest {
  /** The example that the libraries of the specification are tested with. */
  @Test
  void it_is_what_the_specification_says() {
    byte[] secret = Base64.getDecoder().decode("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");

    String signature =
        Signature.of(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, "{\"test\": 2432232314}");

    assertThat(signature).isEqualTo("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  }

  @Test
  void secrets_are_shown_as_the_specification_says_and_never_the_same() {
    assertThat(Signature.text(new byte[32])).isEqualTo("whsec_" + "A".repeat(43) + "=");
    assertThat(Signature.newSecret()).isNotEqualTo(Signature.newSecret()).hasSize(32);
  }
}
