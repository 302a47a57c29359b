package dev.starpost.web.testkit;

import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.security.interfaces.RSAPublicKey;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;

/**
 * Stands for the lobby, which issues tokens: makes two key pairs, and serves the public half of the
 * first one. The second one is served too as soon as somebody has asked for {@code /rotate}.
 */
public final class Issuer implements QuarkusTestResourceLifecycleManager {
  static final String FIRST_KEY = "test.issuer.first-key";
  static final String SECOND_KEY = "test.issuer.second-key";

  /** The setting that holds the address of {@code /rotate}. */
  public static final String ROTATE = "test.issuer.rotate";

  private final KeyPair first = newKeys();
  private final KeyPair second = newKeys();
  private HttpServer server;
  private volatile boolean rotated;

  @Override
  public Map<String, String> start() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext(
        "/jwks.json",
        exchange -> {
          byte[] json = keys().getBytes(StandardCharsets.UTF_8);
          exchange.getResponseHeaders().add("Content-Type", "application/json");
          exchange.sendResponseHeaders(200, json.length);
          exchange.getResponseBody().write(json);
          exchange.close();
        });
    server.createContext(
        "/rotate",
        exchange -> {
          rotated = true;
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    server.start();
    String address = "http://127.0.0.1:" + server.getAddress().getPort();
    return Map.of(
        "mp.jwt.verify.publickey.location",
        address + "/jwks.json",
        FIRST_KEY,
        privateKey(first),
        SECOND_KEY,
        privateKey(second),
        ROTATE,
        address + "/rotate",
        "quarkus.http.test-port",
        "0",
        "quarkus.log.console.json.enabled",
        "false");
  }

  @Override
  public void stop() {
    if (server != null) {
      server.stop(0);
    }
  }

  private String keys() {
    String keys = jwk("first", first) + (rotated ? "," + jwk("second", second) : "");
    return "{\"keys\":[" + keys + "]}";
  }

  private static KeyPair newKeys() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
      generator.initialize(2048);
      return generator.generateKeyPair();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String privateKey(KeyPair keys) {
    return Base64.getEncoder().encodeToString(keys.getPrivate().getEncoded());
  }

  private static String jwk(String kid, KeyPair keys) {
    RSAPublicKey key = (RSAPublicKey) keys.getPublic();
    return "{\"kty\":\"RSA\",\"use\":\"sig\",\"alg\":\"RS256\",\"kid\":\"%s\",\"n\":\"%s\",\"e\":\"%s\"}"
        .formatted(kid, unsigned(key.getModulus()), unsigned(key.getPublicExponent()));
  }

  private static String unsigned(BigInteger number) {
    byte[] bytes = number.toByteArray();
    int from = bytes[0] == 0 && bytes.length > 1 ? 1 : 0;
    byte[] trimmed = Arrays.copyOfRange(bytes, from, bytes.length);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(trimmed);
  }
}
