package dev.starpost.deploy.launcher;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.RSAPublicKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SigningKeyTest {
  private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

  @TempDir Path directory;
  private Path file;

  @BeforeEach
  void a_place_for_it() {
    file = directory.resolve("keys").resolve("signing.pem");
  }

  @Test
  void it_is_made_once_and_is_for_its_owner_alone() throws IOException {
    assertThat(SigningKey.read(file)).isEmpty();

    SigningKey made = SigningKey.readOrMake(file);
    String pem = Files.readString(file);

    assertThat(SigningKey.readOrMake(file).jwks()).isEqualTo(made.jwks());
    assertThat(SigningKey.read(file).orElseThrow().id()).isEqualTo(made.id());
    assertThat(Files.readString(file)).isEqualTo(pem).startsWith("-----BEGIN PRIVATE KEY-----\n");
    assertThat(modeOf(file)).isEqualTo("rw-------");
    assertThat(modeOf(file.getParent())).isEqualTo("rwx------");
    assertThat(file.getParent()).isDirectoryNotContaining("glob:**.new");
  }

  @Test
  void a_damaged_one_is_not_replaced_in_silence() throws IOException {
    Files.createDirectories(file.getParent());
    for (String text : List.of("", "-----BEGIN PRIVATE KEY-----\nAAAA\n", "?!")) {
      Files.writeString(file, text);

      assertThatThrownBy(() -> SigningKey.readOrMake(file))
          .isInstanceOf(Refused.class)
          .hasMessageContainingAll(file.toString(), "is damaged");
      assertThat(file).hasContent(text);
    }
  }

  @Test
  void its_tokens_are_checked_with_nothing_but_the_published_half()
      throws GeneralSecurityException {
    SigningKey key = SigningKey.make();
    Map<?, ?> published = published(key);

    String token =
        new AccessTokens(key, "http://localhost:8080")
            .issue("Ann_1", "read play", NOW, Duration.ofHours(24));

    String[] parts = token.split("\\.", -1);
    assertThat(parts).hasSize(3);
    Signature check = Signature.getInstance("SHA256withRSA");
    check.initVerify(publicKey(published));
    check.update((parts[0] + "." + parts[1]).getBytes(US_ASCII));
    assertThat(check.verify(Base64.getUrlDecoder().decode(parts[2]))).isTrue();
    assertThat(decoded(parts[0]))
        .isEqualTo(Map.of("alg", "RS256", "typ", "JWT", "kid", published.get("kid")));
    assertThat(token).doesNotContain("=", "+", "/");
  }

  @Test
  void a_token_says_who_where_what_and_until_when() {
    AccessTokens tokens = new AccessTokens(SigningKey.make(), "http://localhost:8080");

    Map<?, ?> claims =
        decoded(tokens.issue("Ann_1", "read play", NOW, Duration.ofHours(2)).split("\\.", -1)[1]);
    Map<?, ?> others =
        decoded(tokens.issue("Ann_1", "read play", NOW, Duration.ofHours(2)).split("\\.", -1)[1]);

    assertThat(claims.get("iss")).isEqualTo("http://localhost:8080");
    assertThat(claims.get("aud")).isEqualTo("starpost");
    assertThat(claims.get("sub")).isEqualTo("ann_1");
    assertThat(claims.get("preferred_username")).isEqualTo("Ann_1");
    assertThat(claims.get("scope")).isEqualTo("read play");
    assertThat(claims.get("iat")).isEqualTo(NOW.getEpochSecond());
    assertThat(claims.get("exp")).isEqualTo(NOW.getEpochSecond() + 7200);
    assertThat(claims.get("jti")).isInstanceOf(String.class).isNotEqualTo(others.get("jti"));
  }

  @Test
  void the_published_half_is_of_2048_bits_and_named_by_its_thumbprint()
      throws GeneralSecurityException {
    Map<?, ?> published = published(SigningKey.make());

    assertThat(number(published, "n").bitLength()).isEqualTo(2048);
    assertThat(Base64.getUrlDecoder().decode((String) published.get("n"))).hasSize(256);
    assertThat(published.get("kty")).isEqualTo("RSA");
    assertThat(published.get("use")).isEqualTo("sig");
    assertThat(published.get("alg")).isEqualTo("RS256");
    String canonical =
        "{\"e\":\""
            + published.get("e")
            + "\",\"kty\":\"RSA\",\"n\":\""
            + published.get("n")
            + "\"}";
    assertThat(Base64.getUrlDecoder().decode((String) published.get("kid")))
        .isEqualTo(MessageDigest.getInstance("SHA-256").digest(canonical.getBytes(UTF_8)));
    assertThat(published.keySet().toString()).isEqualTo("[kty, use, alg, kid, n, e]");
  }

  private static Map<?, ?> published(SigningKey key) {
    List<?> keys = (List<?>) Json.field(Json.read(key.jwks()), "keys").orElseThrow();
    assertThat(keys).hasSize(1);
    return (Map<?, ?>) keys.get(0);
  }

  private static PublicKey publicKey(Map<?, ?> published) throws GeneralSecurityException {
    return KeyFactory.getInstance("RSA")
        .generatePublic(new RSAPublicKeySpec(number(published, "n"), number(published, "e")));
  }

  private static BigInteger number(Map<?, ?> published, String name) {
    return new BigInteger(1, Base64.getUrlDecoder().decode((String) published.get(name)));
  }

  private static Map<?, ?> decoded(String part) {
    return (Map<?, ?>) Json.read(new String(Base64.getUrlDecoder().decode(part), UTF_8));
  }

  private static String modeOf(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }
}
