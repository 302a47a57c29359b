package dev.starpost.web.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.credential.TokenCredential;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.TokenAuthenticationRequest;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Set;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.junit.jupiter.api.Test;

class RememberedTokensTest {
  private static final long EXPIRES = 1_000;

  private final Counting strict = new Counting();
  private final Watch watch = new Watch();
  private final RememberedTokens tokens = new RememberedTokens(strict, watch);

  @Test
  void a_good_token_is_checked_once() {
    SecurityIdentity first = authenticate("good");
    SecurityIdentity second = authenticate("good");

    assertThat(strict.asked).isEqualTo(1);
    assertThat(second.getPrincipal()).isSameAs(first.getPrincipal());
    assertThat(second.getRoles()).containsExactly("play");
  }

  @Test
  void what_is_remembered_does_not_hold_on_to_its_first_request() {
    authenticate("good");

    assertThat(authenticate("good").getAttributes()).isEmpty();
  }

  @Test
  void an_expired_token_is_checked_again() {
    authenticate("good");
    watch.now = EXPIRES;
    authenticate("good");

    assertThat(strict.asked).isEqualTo(2);
  }

  @Test
  void a_bad_token_is_never_remembered() {
    for (int i = 1; i <= 2; i++) {
      assertThatThrownBy(() -> authenticate("bad"))
          .isInstanceOf(AuthenticationFailedException.class);
      assertThat(strict.asked).isEqualTo(i);
    }
  }

  @Test
  void it_is_asked_before_the_one_that_checks() {
    assertThat(tokens.priority()).isGreaterThan(strict.priority());
  }

  private SecurityIdentity authenticate(String token) {
    return tokens
        .authenticate(new TokenAuthenticationRequest(new TokenCredential(token, "bearer")), null)
        .await()
        .indefinitely();
  }

  /** Says of every token but one that it is good. */
  private static final class Counting implements IdentityProvider<TokenAuthenticationRequest> {
    private int asked;

    @Override
    public Class<TokenAuthenticationRequest> getRequestType() {
      return TokenAuthenticationRequest.class;
    }

    @Override
    public Uni<SecurityIdentity> authenticate(
        TokenAuthenticationRequest request, AuthenticationRequestContext context) {
      asked++;
      if (request.getToken().getToken().equals("bad")) {
        return Uni.createFrom().failure(new AuthenticationFailedException());
      }
      return Uni.createFrom()
          .item(
              QuarkusSecurityIdentity.builder()
                  .setPrincipal(new Token())
                  .addRole("play")
                  .addAttribute("request", request)
                  .build());
    }
  }

  /** A token that says only when it expires. */
  private static final class Token implements JsonWebToken {
    @Override
    public String getName() {
      return "ann";
    }

    @Override
    public Set<String> getClaimNames() {
      return Set.of("exp");
    }

    @Override
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // as the interface has it
    public <T> T getClaim(String name) {
      return name.equals("exp") ? (T) Long.valueOf(EXPIRES) : null;
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
