package dev.starpost.lobby.identity.session;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.idempotency.ResponseSeal;
import dev.starpost.lobby.identity.auth.AccessTokens;
import dev.starpost.lobby.identity.token.Secret;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * Repository of the refresh tokens of all sessions. What one was used for is kept for a moment,
 * sealed with the token itself, so that the database still knows hashes only.
 */
@ApplicationScoped
@Transactional(Transactional.TxType.MANDATORY)
class RefreshTokens {
  private final EntityManager entities;
  private final ObjectMapper json;
  private final Duration again;

  RefreshTokens(EntityManager entities, ObjectMapper json, SessionSettings settings) {
    this.entities = entities;
    this.json = json;
    this.again = settings.refreshAgain();
  }

  Secret create(String session, Instant now) {
    Secret secret = Secret.create(Secret.REFRESH);
    entities.persist(new RefreshToken(secret, session, now));
    return secret;
  }

  /** Whose it is; read before the session is locked, and the token itself only afterwards. */
  Optional<String> sessionOf(Secret secret) {
    return entities
        .createQuery("select session from RefreshToken where hash = ?1", String.class)
        .setParameter(1, secret.hash())
        .getResultStream()
        .findFirst();
  }

  RefreshToken find(Secret secret) {
    return entities.find(RefreshToken.class, secret.hash());
  }

  /** What the token was used for, for whoever has lost it; with the time that is left of it. */
  Optional<SessionTokens> answeredBefore(RefreshToken token, Secret secret, Instant now) {
    return token
        .answerSince(now.minus(again))
        .map(kept -> read(new ResponseSeal(secret.text()).open(kept)))
        .map(given -> given.expiringAfter(AccessTokens.LIFE.minus(since(token, now))));
  }

  private static Duration since(RefreshToken token, Instant now) {
    Duration passed = Duration.between(token.usedAt(), now);
    return passed.isNegative() ? Duration.ZERO : passed;
  }

  /** Uses it. What tokens before it were used for has arrived, or nobody could show this one. */
  void use(RefreshToken token, Secret secret, SessionTokens next, Instant now) {
    entities
        .createQuery(
            "update RefreshToken set answer = null where session = ?1 and answer is not null")
        .setParameter(1, token.session())
        .executeUpdate();
    token.use(now, new ResponseSeal(secret.text()).seal(write(next)));
  }

  void forgetAnswers(Instant now) {
    entities
        .createQuery(
            "update RefreshToken set answer = null where answer is not null and usedAt < ?1")
        .setParameter(1, now.minus(again))
        .executeUpdate();
  }

  private SessionTokens read(byte[] answer) {
    try {
      return json.readValue(answer, SessionTokens.class);
    } catch (IOException e) {
      throw new IllegalStateException("a stored answer cannot be read", e);
    }
  }

  private byte[] write(SessionTokens answer) {
    try {
      return json.writeValueAsBytes(answer);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
