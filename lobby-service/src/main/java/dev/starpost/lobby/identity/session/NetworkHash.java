package dev.starpost.lobby.identity.session;

import dev.starpost.lobby.network.ClientNetwork;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Networks as they are stored: by an HMAC with a key that was drawn for this lobby and what its
 * operator adds to it. There are so few networks that a hash without a key would hide nothing.
 */
@ApplicationScoped
class NetworkHash {
  private static final String HMAC = "HmacSHA256";
  private static final int LEAST_CHARACTERS = 32;

  private final EntityManager entities;
  private final String secret;
  private volatile byte[] drawn;

  NetworkHash(EntityManager entities, SessionSettings settings) {
    this.entities = entities;
    this.secret = settings.networkSecret().orElse("");
    if (settings.networkSecret().isPresent() && secret.length() < LEAST_CHARACTERS) {
      throw new IllegalStateException(
          "starpost.sessions.network-secret needs %d characters at least"
              .formatted(LEAST_CHARACTERS));
    }
  }

  /** Differs for each account: nobody sees who was at the same place. */
  @Transactional(Transactional.TxType.MANDATORY)
  String of(String account, ClientNetwork network) {
    byte[] key = mac(drawn(), secret);
    return HexFormat.of().formatHex(mac(key, account + " " + network.text()));
  }

  private byte[] drawn() {
    if (drawn == null) {
      drawn =
          (byte[])
              entities
                  .createNativeQuery("select key from network_key", byte[].class)
                  .getSingleResult();
    }
    return drawn;
  }

  private static byte[] mac(byte[] key, String text) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(key, HMAC));
      return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
