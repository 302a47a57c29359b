package dev.starpost.notification.chat;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.chat.ChatMessage;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/**
 * Repository of what was said in games that are not known yet. Their start comes by another topic,
 * and nobody else's messages wait for it.
 */
@ApplicationScoped
class EarlyChat implements PersonalData {
  private final Jdbi jdbi;

  EarlyChat(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  void add(ChatMessage said) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "insert into early_chat (game, account, said_at, message)"
                        + " values (:game, :account, :at, :message)")
                .bind("game", said.gameId())
                .bind("account", said.account())
                .bind("at", said.at())
                .bind("message", ContractJson.text(said))
                .execute());
  }

  /** Whether something of a game waits: what comes later has to wait behind it. */
  boolean holds(String game) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select exists (select from early_chat where game = :game)")
                .bind("game", game)
                .mapTo(Boolean.class)
                .one());
  }

  /** Some games of which something waits, and which are known by now. */
  List<String> known(int most) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "select id from game where id in (select game from early_chat)"
                        + " order by id limit :most")
                .bind("most", most)
                .mapTo(String.class)
                .list());
  }

  /** What waits of a game, in the order in which it came. From now on nothing does. */
  List<ChatMessage> take(String game) {
    return jdbi.withHandle(
        sql ->
            sql
                .createQuery(
                    "with taken as (delete from early_chat where game = :game returning *)"
                        + " select message from taken order by id")
                .bind("game", game)
                .mapTo(String.class)
                .list()
                .stream()
                .map(EarlyChat::message)
                .toList());
  }

  private static ChatMessage message(String stored) {
    try {
      return ContractJson.read(stored.getBytes(StandardCharsets.UTF_8), ChatMessage.class);
    } catch (ContractJson.Malformed e) {
      throw new IllegalStateException("a stored message cannot be read", e);
    }
  }

  /** How many were too old to wait for their game any longer. */
  int removeBefore(Instant then) {
    return jdbi.withHandle(
        sql ->
            sql.createUpdate("delete from early_chat where said_at < :then")
                .bind("then", then)
                .execute());
  }

  @Override
  public String part() {
    return "earlyChat";
  }

  @Override
  public List<ChatMessage> of(String account) {
    return jdbi.withHandle(
        sql ->
            sql
                .createQuery("select message from early_chat where account = :account order by id")
                .bind("account", account)
                .mapTo(String.class)
                .list()
                .stream()
                .map(EarlyChat::message)
                .toList());
  }

  @Override
  public void erase(String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from early_chat where account = :account")
                .bind("account", account)
                .execute());
  }
}
