package dev.starpost.deploy.launcher;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;

/** Tokens for the engines of a Starpost that runs. */
record AccessTokens(SigningKey key, String issuer) {
  private static final String AUDIENCE = "starpost";

  /**
   * @throws Refused when nothing runs there: only a running Starpost knows who its issuer is
   */
  static AccessTokens of(Checkout checkout, DataDirectory data) throws IOException {
    RunNote note =
        data.note()
            .orElseThrow(
                () ->
                    Refused.because(
                        "Starpost is not running from %s; start it with ./starpost up%s."
                            .formatted(data.path(), checkout.dataOption(data))));
    SigningKey key =
        SigningKey.read(data.signingKey())
            .orElseThrow(
                () ->
                    Refused.because(
                        "There is no signing key in %s yet; wait until ./starpost up says that it is up."
                            .formatted(data.path())));
    return new AccessTokens(key, new Ports(note.port()).issuer());
  }

  /** Until accounts are opened in a lobby, an account's id is its name in lower case. */
  static String accountOf(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /**
   * @throws Refused when no account can have that name
   */
  static String requireName(String name) {
    if (!name.matches("[A-Za-z0-9_-]{1,30}")) {
      throw Refused.misused(
          "'%s' cannot be the name of an account: 1 to 30 letters, digits, - and _."
              .formatted(name));
    }
    return name;
  }

  /**
   * @param scopes words separated by spaces
   */
  String issue(String name, String scopes, Instant now, Duration lifetime) {
    Map<String, Object> claims = new LinkedHashMap<>();
    claims.put("iss", issuer);
    claims.put("aud", AUDIENCE);
    claims.put("sub", accountOf(name));
    claims.put("preferred_username", name);
    claims.put("scope", scopes);
    claims.put("iat", now.getEpochSecond());
    claims.put("exp", now.plus(lifetime).getEpochSecond());
    claims.put("jti", UUID.randomUUID().toString());
    return key.sign(claims);
  }
}
