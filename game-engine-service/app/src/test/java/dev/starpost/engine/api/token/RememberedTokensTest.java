package dev.starpost.engine.api.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.smallrye.jwt.auth.principal.DefaultJWTCallerPrincipal;
import io.smallrye.jwt.auth.principal.JWTAuthContextInfo;
import io.smallrye.jwt.auth.principal.JWTCallerPrincipal;
import io.smallrye.jwt.auth.principal.JWTCallerPrincipalFactory;
import io.smallrye.jwt.auth.principal.ParseException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.NumericDate;
import org.junit.jupiter.api.Test;

class RememberedTokensTest {
  private static final long EXPIRES = 1_000;

  private final Counting strict = new Counting();
  private final Watch watch = new Watch();
  private final RememberedTokens tokens = new RememberedTokens(strict, watch);

  @Test
  void a_good_token_is_checked_once() throws Exception {
    assertThat(tokens.parse("good", null)).isSameAs(tokens.parse("good", null));
    assertThat(strict.asked).isEqualTo(1);
  }

  @Test
  void an_expired_token_is_checked_again() throws Exception {
    tokens.parse("good", null);
    watch.now = EXPIRES;
    tokens.parse("good", null);

    assertThat(strict.asked).isEqualTo(2);
  }

  @Test
  void a_bad_token_is_never_remembered() {
    for (int i = 1; i <= 2; i++) {
      assertThatThrownBy(() -> tokens.parse("bad", null)).isInstanceOf(ParseException.class);
      assertThat(strict.asked).isEqualTo(i);
    }
  }

  /** Says of every token but one that it is good. */
  private static final class Counting extends JWTCallerPrincipalFactory {
    private int asked;

    @Override
    public JWTCallerPrincipal parse(String token, JWTAuthContextInfo context)
        throws ParseException {
      asked++;
      if (token.equals("bad")) {
        throw new ParseException("bad");
      }
      JwtClaims claims = new JwtClaims();
      claims.setExpirationTime(NumericDate.fromSeconds(EXPIRES));
      return new DefaultJWTCallerPrincipal(claims);
    }
  }

  /** A clock that stands still. */
  private static final class Watch extends Clock {
    private long now;

    @Override
    public Instant instant() {
      return Instant.ofEpochSecond(now);
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }
}
