package dev.starpost.notification.news.log;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import jakarta.inject.Inject;
import java.util.Iterator;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

@NotificationTest
public class NewsDataTest {
  private static final int MANY = 1_000;

  @Inject World world;
  @Inject NewsData data;
  @Inject Jdbi jdbi;

  @Test
  void of_many_news_a_page_is_read_at_a_time() {
    Somebody ann = world.somebody("Ann");
    jdbi.useHandle(
        sql ->
            sql.execute(
                "insert into news (account, number, kind, streamed, body, at)"
                    + " select ?, n, 'chat-message', true, cast('{}' as jsonb), now()"
                    + " from generate_series(1, ?) n",
                ann.account(),
                MANY));
    assertThat(data.of(ann.account())).toIterable().hasSize(MANY).doesNotHaveDuplicates();

    Iterator<NewsData.Told> begun = data.of(ann.account());
    begun.next();
    jdbi.useHandle(sql -> sql.execute("delete from news where account = ?", ann.account()));

    assertThat(begun).toIterable().as("read before they went").hasSizeLessThan(MANY / 2);
  }
}
