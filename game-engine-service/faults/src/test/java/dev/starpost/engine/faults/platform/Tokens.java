package dev.starpost.engine.faults.platform;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.security.interfaces.RSAPublicKey;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.UUID;

/** Signs tokens, and publishes the key to check them by. */
final class Tokens implements AutoCloseable {
  private static final String KEY_ID = "faults";
  private static final int KEY_BITS = 2048;
  private static final Duration VALID = Duration.ofHours(1);

  private final KeyPair keys;
  private final HttpServer server;

  Tokens() throws IOException, GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
    generator.initialize(KEY_BITS);
    this.keys = generator.generateKeyPair();
    this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    byte[] jwks = jwks().getBytes(UTF_8);
    server.createContext(
        "/jwks.json",
        exchange -> {
          exchange.getResponseHeaders().add("Content-Type", "application/json");
          exchange.sendResponseHeaders(200, jwks.length);
          exchange.getResponseBody().write(jwks);
          exchange.close();
        });
    server.start();
  }

  String location() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/jwks.json";
  }

  /** A token for an account, whose name is its id. */
  String sign(String account, String scope) {
    Instant now = Instant.now();
    String claims =
        """
        {"iss":"https://starpost.dev","aud":"starpost","sub":"%s","preferred_username":"%s",\
        "scope":"%s","iat":%d,"exp":%d,"jti":"%s"}"""
            .formatted(
                account,
                account,
                scope,
                now.getEpochSecond(),
                now.plus(VALID).getEpochSecond(),
                UUID.randomUUID());
    String head = "{\"alg\":\"RS256\",\"typ\":\"JWT\",\"kid\":\"" + KEY_ID + "\"}";
    String signed = base64(head.getBytes(UTF_8)) + "." + base64(claims.getBytes(UTF_8));
    try {
      Signature signature = Signature.getInstance("SHA256withRSA");
      signature.initSign(keys.getPrivate());
      signature.update(signed.getBytes(UTF_8));
      return signed + "." + base64(signature.sign());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform has RSA", e);
    }
  }

  private String jwks() {
    RSAPublicKey key = (RSAPublicKey) keys.getPublic();
    return """
        {"keys":[{"kty":"RSA","use":"sig","alg":"RS256","kid":"%s","n":"%s","e":"%s"}]}"""
        .formatted(KEY_ID, number(key.getModulus()), number(key.getPublicExponent()));
  }

  private static String number(BigInteger value) {
    byte[] bytes = value.toByteArray();
    // The sign has a byte of its own, which the format does not want.
    int from = bytes[0] == 0 ? 1 : 0;
    return base64(java.util.Arrays.copyOfRange(bytes, from, bytes.length));
  }

  private static String base64(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
