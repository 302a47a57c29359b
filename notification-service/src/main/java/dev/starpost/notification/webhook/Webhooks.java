package dev.starpost.notification.webhook;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.messaging.Storable;
import dev.starpost.notification.account.Recipients;
import dev.starpost.notification.game.Games;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.problem.NotificationProblem;
import dev.starpost.notification.secret.SecretCipher;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** Repository of webhooks. */
@ApplicationScoped
public class Webhooks {
  static final String SECRETS = "webhook secrets";

  private final Jdbi jdbi;
  private final Targets targets;
  private final Games games;
  private final Recipients people;
  private final SecretCipher seal;
  private final WebhookSettings settings;
  private final Clock clock;

  Webhooks(
      Jdbi jdbi,
      Targets targets,
      Games games,
      Recipients people,
      SecretCipher seal,
      WebhookSettings settings,
      Clock clock) {
    this.jdbi = jdbi;
    this.targets = targets;
    this.games = games;
    this.people = people;
    this.seal = seal;
    this.settings = settings;
    this.clock = clock;
  }

  /** Before a transaction is begun: looking a name up may take a while. */
  void check(WebhookRequest request) {
    targets.check(request.url());
  }

  /**
   * Makes one, in the present transaction. The secret is in the answer, and sealed from then on.
   */
  WebhookDocument make(String account, WebhookRequest request) {
    var events = new LinkedHashSet<>(request.events());
    if (events.isEmpty() || events.contains(null)) {
      throw Problem.of(
          NotificationProblem.BAD_WEBHOOK_EVENTS,
          "kinds",
          String.join(", ", List.of(NewsKind.values()).stream().map(NewsKind::word).toList()));
    }
    Optional<String> game = request.game();
    if (game.isPresent()
        && !(Storable.isText(game.get()) && games.players(game.get()).containsKey(account))) {
      throw Problem.of(NotificationProblem.NOT_IN_GAME);
    }
    // One after the other, or two at once could pass the limit; and none after they are gone.
    people.present(account);
    if (ownedBy(account).size() >= settings.mostPerAccount()) {
      throw Problem.of(NotificationProblem.TOO_MANY_WEBHOOKS, "most", settings.mostPerAccount());
    }
    byte[] secret = Signature.newSecret();
    Webhook webhook =
        new Webhook(
            UlidCreator.getMonotonicUlid().toString(),
            account,
            request.url(),
            request.format().orElse(Format.JSON),
            events.stream().map(NewsKind::word).toList(),
            game,
            seal.close(SECRETS, secret),
            false,
            clock.instant());
    insert(webhook);
    return WebhookDocument.of(webhook, Optional.of(Signature.text(secret)));
  }

  private void insert(Webhook webhook) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "insert into webhook (id, account, url, format, events, game, secret,"
                        + " created_at) values (:id, :account, :url, :format, :events, :game,"
                        + " :secret, :created)")
                .bind("id", webhook.id())
                .bind("account", webhook.account())
                .bind("url", webhook.url())
                .bind("format", webhook.format().word())
                .bindArray("events", String.class, webhook.events())
                .bind("game", webhook.game())
                .bind("secret", webhook.secret())
                .bind("created", webhook.createdAt())
                .execute());
  }

  List<Webhook> ownedBy(String account) {
    return activeOrNot("account = any (:accounts)", List.of(account));
  }

  /** Those that are called, of any of these accounts. */
  List<Webhook> active(Collection<String> accounts) {
    return activeOrNot("account = any (:accounts) and not paused", accounts);
  }

  private List<Webhook> activeOrNot(String condition, Collection<String> accounts) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select * from webhook where " + condition + " order by id")
                .bindArray("accounts", String.class, accounts)
                .map((row, context) -> Webhook.of(row))
                .list());
  }

  Webhook get(String account, String id) {
    return Optional.of(id)
        .filter(Storable::isText)
        .flatMap(this::find)
        .filter(webhook -> webhook.account().equals(account))
        .orElseThrow(() -> Problem.of(NotificationProblem.NO_SUCH_WEBHOOK, "id", id));
  }

  Optional<Webhook> find(String id) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select * from webhook where id = :id")
                .bind("id", id)
                .map((row, context) -> Webhook.of(row))
                .findOne());
  }

  void removeAll(String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from webhook where account = :account")
                .bind("account", account)
                .execute());
  }

  void remove(String account, String id) {
    Webhook webhook = get(account, id);
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from webhook where id = :id")
                .bind("id", webhook.id())
                .execute());
  }
}
