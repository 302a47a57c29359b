package dev.starpost.deploy.launcher;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.Signature;
import java.security.interfaces.RSAPrivateCrtKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The key of one data directory, with which its tokens are signed. */
final class SigningKey {
  private static final int BITS = 2048;
  private static final String BEGIN = "-----BEGIN PRIVATE KEY-----";
  private static final String END = "-----END PRIVATE KEY-----";
  private static final Base64.Encoder URL = Base64.getUrlEncoder().withoutPadding();

  private final RSAPrivateCrtKey key;

  private SigningKey(RSAPrivateCrtKey key) {
    this.key = key;
  }

  /** Made now if there is none yet. Only the owner of the data directory may ask for that. */
  static SigningKey readOrMake(Path file) throws IOException {
    Optional<SigningKey> made = read(file);
    if (made.isPresent()) {
      return made.get();
    }
    SigningKey key = make();
    key.write(file);
    return key;
  }

  /** Empty when there is none yet. */
  static Optional<SigningKey> read(Path file) throws IOException {
    try {
      String pem = Files.readString(file, US_ASCII).replace(BEGIN, "").replace(END, "");
      byte[] encoded = Base64.getMimeDecoder().decode(pem);
      return Optional.of(
          new SigningKey(
              (RSAPrivateCrtKey)
                  KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(encoded))));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw Refused.because(
          "The signing key %s is damaged. Delete it, and the next ./starpost up makes another; tokens signed with it are worth nothing then."
              .formatted(file));
    }
  }

  static SigningKey make() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
      generator.initialize(BITS);
      return new SigningKey((RSAPrivateCrtKey) generator.generateKeyPair().getPrivate());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK has RSA", e);
    }
  }

  /** For the eyes of the user alone, and whole or not at all. */
  private void write(Path file) throws IOException {
    Path directory = file.getParent();
    if (!Files.exists(directory)) {
      Files.createDirectory(
          directory,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    }
    Path whole = file.resolveSibling(file.getFileName() + ".new");
    Files.deleteIfExists(whole);
    String body = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(key.getEncoded());
    String pem = BEGIN + "\n" + body + "\n" + END + "\n";
    try (FileChannel channel =
        FileChannel.open(
            whole,
            Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")))) {
      channel.write(ByteBuffer.wrap(pem.getBytes(US_ASCII)));
      channel.force(true);
    }
    Files.move(whole, file, StandardCopyOption.ATOMIC_MOVE);
  }

  /** The key's name in tokens: its thumbprint (RFC 7638), the same wherever it is worked out. */
  String id() {
    String canonical =
        "{\"e\":\"%s\",\"kty\":\"RSA\",\"n\":\"%s\"}"
            .formatted(number(key.getPublicExponent()), number(key.getModulus()));
    try {
      return URL.encodeToString(
          MessageDigest.getInstance("SHA-256").digest(canonical.getBytes(UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /** The public half, as those who check tokens fetch it (RFC 7517). */
  String jwks() {
    Map<String, Object> half = new LinkedHashMap<>();
    half.put("kty", "RSA");
    half.put("use", "sig");
    half.put("alg", "RS256");
    half.put("kid", id());
    half.put("n", number(key.getModulus()));
    half.put("e", number(key.getPublicExponent()));
    return Json.write(Map.of("keys", List.of(half)));
  }

  /** A token of these claims (RFC 7515, compact). */
  String sign(Map<String, Object> claims) {
    Map<String, Object> header = new LinkedHashMap<>();
    header.put("alg", "RS256");
    header.put("typ", "JWT");
    header.put("kid", id());
    String content = part(header) + "." + part(claims);
    try {
      Signature signature = Signature.getInstance("SHA256withRSA");
      signature.initSign(key);
      signature.update(content.getBytes(US_ASCII));
      return content + "." + URL.encodeToString(signature.sign());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK signs with RSA", e);
    }
  }

  private static String part(Map<String, Object> json) {
    return URL.encodeToString(Json.write(json).getBytes(UTF_8));
  }

  /** Without the byte that Java puts first for the sign (RFC 7518, section 2). */
  private static String number(BigInteger number) {
    byte[] bytes = number.toByteArray();
    int skip = bytes.length > 1 && bytes[0] == 0 ? 1 : 0;
    return URL.encodeToString(Arrays.copyOfRange(bytes, skip, bytes.length));
  }
}
