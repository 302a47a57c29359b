package dev.starpost.notification.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import jakarta.inject.Inject;
import java.util.Iterator;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

@NotificationTest
class WebhookDataTest {
  private static final int MANY = 1_000;

  @Inject World world;
  @Inject WebhookData data;
  @Inject Jdbi jdbi;

  @Test
  void of_many_deliveries_a_page_is_read_at_a_time() {
    Somebody ann = world.somebody("Ann");
    String webhook = "many-" + ann.account();
    jdbi.useHandle(
        sql -> {
          sql.execute(
              "insert into webhook (id, account, url, format, events, secret, created_at)"
                  + " values (?, ?, 'http://127.0.0.1/', 'json', '{}', '', now())",
              webhook,
              ann.account());
          sql.execute(
              "insert into delivery (id, webhook, event, payload, state, created_at)"
                  + " select ? || lpad(n::text, 5, '0'), ?, 'test', '{}', 'delivered', now()"
                  + " from generate_series(1, ?) n",
              webhook,
              webhook,
              MANY);
        });
    assertThat(deliveries(ann)).toIterable().hasSize(MANY).doesNotHaveDuplicates();

    Iterator<WebhookData.Call> begun = deliveries(ann);
    begun.next();
    jdbi.useHandle(sql -> sql.execute("delete from webhook where account = ?", ann.account()));

    assertThat(begun).toIterable().as("read before they went").hasSizeLessThan(MANY / 2);
  }

  /** Of her only webhook. */
  private Iterator<WebhookData.Call> deliveries(Somebody who) {
    return data.of(who.account()).get(0).deliveries();
  }
}
