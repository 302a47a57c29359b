package dev.starpost.deploy.load.bench;

import static java.nio.charset.StandardCharsets.US_ASCII;
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
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Token issuer with a JWKS endpoint. Signs tokens with a key of its own, and serves the public half
 * to the engines that check them.
 */
public final class BenchTokens implements AutoCloseable {
  private static final Base64.Encoder URL = Base64.getUrlEncoder().withoutPadding();
  private static final Duration VALID = Duration.ofDays(1);
  private static final String KEY_ID = "bench";
  private static final int BITS = 2048;

  private final KeyPair keys;
  private final HttpServer server;
  private final Map<String, String> players = new ConcurrentHashMap<>();
  private final String operator;

  private BenchTokens(KeyPair keys, HttpServer server) {
    this.keys = keys;
    this.server = server;
    this.operator = sign("bench-operator", "operate");
  }

  public static BenchTokens start() throws IOException {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
      generator.initialize(BITS);
      KeyPair keys = generator.generateKeyPair();
      byte[] jwks = jwks((RSAPublicKey) keys.getPublic()).getBytes(UTF_8);
      HttpServer server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.createContext(
          "/",
          exchange -> {
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, jwks.length);
            exchange.getResponseBody().write(jwks);
            exchange.close();
          });
      server.start();
      return new BenchTokens(keys, server);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK has RSA", e);
    }
  }

  /** Where engines find the public half. */
  public String jwksAddress() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/jwks.json";
  }

  public String operator() {
    return operator;
  }

  /** The token of a player, always the same one. */
  public String player(String account) {
    return players.computeIfAbsent(account, each -> sign(each, "read play tickets"));
  }

  private String sign(String account, String scope) {
    Instant now = Instant.now();
    String header = "{\"alg\":\"RS256\",\"typ\":\"JWT\",\"kid\":\"%s\"}".formatted(KEY_ID);
    String claims =
        """
        {"iss":"https://starpost.dev","aud":"starpost","sub":"%1$s","preferred_username":"%1$s",\
        "scope":"%2$s","iat":%3$d,"exp":%4$d,"jti":"bench-%1$s"}"""
            .formatted(account, scope, now.getEpochSecond(), now.plus(VALID).getEpochSecond());
    String signed = encoded(header) + "." + encoded(claims);
    try {
      Signature signature = Signature.getInstance("SHA256withRSA");
      signature.initSign(keys.getPrivate());
      signature.update(signed.getBytes(US_ASCII));
      return signed + "." + URL.encodeToString(signature.sign());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK signs with RSA", e);
    }
  }

  private static String jwks(RSAPublicKey key) {
    return "{\"keys\":[{\"kty\":\"RSA\",\"use\":\"sig\",\"alg\":\"RS256\",\"kid\":\"%s\",\"n\":\"%s\",\"e\":\"%s\"}]}"
        .formatted(KEY_ID, number(key.getModulus()), number(key.getPublicExponent()));
  }

  private static String encoded(String json) {
    return URL.encodeToString(json.getBytes(UTF_8));
  }

  /** Without the byte that Java puts first for the sign (RFC 7518, section 2). */
  private static String number(BigInteger number) {
    byte[] bytes = number.toByteArray();
    int skip = bytes[0] == 0 ? 1 : 0;
    return URL.encodeToString(Arrays.copyOfRange(bytes, skip, bytes.length));
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
