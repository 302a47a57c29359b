package dev.starpost.web.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.quarkus.security.AuthenticationFailedException;
import io.smallrye.jwt.KeyFormat;
import io.smallrye.jwt.auth.principal.DefaultJWTCallerPrincipalFactory;
import io.smallrye.jwt.auth.principal.JWTAuthContextInfo;
import io.smallrye.jwt.auth.principal.ParseException;
import io.smallrye.jwt.build.Jwt;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.lang.reflect.Proxy;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import org.junit.jupiter.api.Test;

class UnreachableIssuerTest {
  private static final HttpHeaders NO_HEADERS =
      (HttpHeaders)
          Proxy.newProxyInstance(
              HttpHeaders.class.getClassLoader(),
              new Class<?>[] {HttpHeaders.class},
              (proxy, method, arguments) -> null);

  private static PrivateKey anyKey() throws GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
    generator.initialize(2048);
    return generator.generateKeyPair().getPrivate();
  }

  @Test
  void a_token_that_nobody_can_check_now_is_not_called_bad() throws GeneralSecurityException {
    JWTAuthContextInfo nobodyThere =
        new JWTAuthContextInfo("http://127.0.0.1:1/jwks.json", "https://starpost.dev");
    nobodyThere.setKeyFormat(KeyFormat.JWK);
    String token = Jwt.subject("ann").jws().keyId("first").sign(anyKey());

    ParseException failure =
        catchThrowableOfType(
            ParseException.class,
            () -> new DefaultJWTCallerPrincipalFactory().parse(token, nobodyThere));
    Response answer =
        new ProblemAnswers().badToken(new AuthenticationFailedException(failure), NO_HEADERS);

    assertThat(answer.getStatus()).isEqualTo(503);
    assertThat(answer.getHeaderString("Retry-After")).isNotNull();
  }
}
