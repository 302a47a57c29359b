package dev.starpost.notification;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.notification.account.AccountIntake;
import dev.starpost.notification.chat.ChatIntake;
import dev.starpost.notification.game.GameIntake;
import dev.starpost.notification.table.TableIntake;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Lets the service know of people, games and tables at once, as if it had read of them. */
@ApplicationScoped
public class World {
  private static final AtomicLong OFFSETS = new AtomicLong();

  private final AccountIntake accounts;
  private final GameIntake games;
  private final TableIntake tables;
  private final ChatIntake chat;

  World(AccountIntake accounts, GameIntake games, TableIntake tables, ChatIntake chat) {
    this.accounts = accounts;
    this.games = games;
    this.tables = tables;
    this.chat = chat;
  }

  /** Somebody whom the lobby has told of. */
  public record Somebody(String account, String name, String email) {}

  public Somebody somebody(String name) {
    return somebody(name, "en", "UTC");
  }

  public Somebody somebody(String name, String language, String zone) {
    String account = UlidCreator.getMonotonicUlid().toString();
    String email = name.toLowerCase(Locale.ROOT) + "-" + account.substring(16) + "@example.org";
    accounts.takeStates(records(account, account(account, 1, name, language, zone)));
    accounts.takeContacts(records(account, contact(account, 1, email)));
    return new Somebody(account, name, email);
  }

  public static String account(
      String account, long revision, String name, String language, String zone) {
    return """
        {"type":"account-changed.v1","account":"%s","revision":%d,"at":"%s","name":"%s",
         "guest":false,"language":"%s","timeZone":"%s","blocked":[]}"""
        .formatted(account, revision, Instant.now(), name, language, zone);
  }

  public static String contact(String account, long revision, String email) {
    return """
        {"type":"account-contact.v1","account":"%s","revision":%d,"email":"%s"}"""
        .formatted(account, revision, email);
  }

  public void deleted(Somebody who) {
    String gone =
        """
        {"type":"account-deleted.v1","account":"%s","revision":9,"at":"%s","name":"gone"}"""
            .formatted(who.account(), Instant.now());
    accounts.takeStates(records(who.account(), gone));
  }

  /** What the engine tells; again, if it is told again. */
  public void tell(Story story, String... commits) {
    games.take(records(story.id(), commits));
  }

  /** Something that happens at a table. */
  public void tell(String event, String table, String account, Somebody... players) {
    String text =
        """
        {"type":"%s","table":{"id":"%s","revision":1,"at":"%s","game":"salvage","state":"open",
         "owner":"%s","seats":{"min":2,"max":2},"players":[%s],"options":{},
         "clock":{"kind":"none"},"ranked":false,"visibility":"public","commitment":"c"%s},
         "account":"%s"}"""
            .formatted(
                event,
                table,
                Instant.now(),
                players[0].account(),
                seated(players),
                event.startsWith("table-cancelled") ? ",\"cancelled\":\"by-owner\"" : "",
                account);
    tables.take(records(table, text));
  }

  private static String seated(Somebody... players) {
    return Arrays.stream(players)
        .map(
            player ->
                "{\"seat\":%d,\"account\":\"%s\",\"name\":\"%s\"}"
                    .formatted(
                        Arrays.asList(players).indexOf(player) + 1,
                        player.account(),
                        player.name()))
        .collect(Collectors.joining(","));
  }

  public void say(Story story, Somebody who, String text) {
    String message =
        """
        {"type":"chat-message.v1","gameId":"%s","id":"%s","channel":"players","account":"%s",
         "seat":1,"at":"%s","text":"%s"}"""
            .formatted(
                story.id(), UlidCreator.getMonotonicUlid(), who.account(), Instant.now(), text);
    chat.take(records(story.id(), message));
  }

  public static List<ConsumerRecord<String, byte[]>> records(String key, String... values) {
    return Arrays.stream(values)
        .map(
            value ->
                new ConsumerRecord<>(
                    "told",
                    0,
                    OFFSETS.incrementAndGet(),
                    key,
                    value.getBytes(StandardCharsets.UTF_8)))
        .toList();
  }
}
