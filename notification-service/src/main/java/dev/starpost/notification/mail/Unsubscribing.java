package dev.starpost.notification.mail;

import dev.starpost.notification.account.Recipient;
import dev.starpost.notification.account.Recipients;
import dev.starpost.notification.secret.SecretCipher;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * Unsubscribing from mails, by a link that works without signing in. Whoever has it can do nothing
 * else with it, and nobody can make it.
 */
@ApplicationScoped
public class Unsubscribing {
  static final String PATH = "/v1/mail/unsubscribe/";

  private static final String PURPOSE = "unsubscribe";

  private final MailSettings settings;
  private final Recipients people;
  private final SecretCipher seal;

  Unsubscribing(MailSettings settings, Recipients people, SecretCipher seal) {
    this.settings = settings;
    this.people = people;
    this.seal = seal;
  }

  String link(String account) {
    return settings.site() + PATH + encoded(utf8(account)) + "." + encoded(mac(account));
  }

  /** Whose link it is, if it is one. */
  Optional<Recipient> of(String token) {
    int dot = token.indexOf('.');
    if (dot < 0) {
      return Optional.empty();
    }
    try {
      Base64.Decoder decoder = Base64.getUrlDecoder();
      String account = new String(decoder.decode(token.substring(0, dot)), StandardCharsets.UTF_8);
      boolean good = MessageDigest.isEqual(decoder.decode(token.substring(dot + 1)), mac(account));
      return good ? people.find(account) : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  @Transactional
  void stop(Recipient person) {
    Recipient now = people.locked(List.of(person.account())).get(person.account());
    people.prefer(now.account(), now.preferences().withoutMail());
  }

  private byte[] mac(String account) {
    return seal.mac(PURPOSE, account);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String encoded(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
