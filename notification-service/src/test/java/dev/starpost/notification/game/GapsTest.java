package dev.starpost.notification.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.notification.Eventually;
import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.Story;
import dev.starpost.notification.StubServices;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import dev.starpost.notification.news.log.News;
import dev.starpost.notification.news.log.NewsLog;
import jakarta.inject.Inject;
import java.util.List;
import org.junit.jupiter.api.Test;

@NotificationTest
class GapsTest {
  @Inject World world;
  @Inject NewsLog log;

  /** The engine believes the lobby alone, so the lobby is asked for a token first. */
  @Test
  void what_the_topic_lacks_is_asked_of_the_engine() {
    Somebody ann = world.somebody("Ann");
    Story story = new Story(ann);
    story.begins(1);
    story.moves(1, 1);
    String last = story.ends();
    StubServices.knows(story);

    world.tell(story, last);

    Eventually.see(
        "news",
        () -> log.after(ann.account(), 0, 100).orElse(List.<News>of()),
        news -> news.size() == 5);
    assertThat(StubServices.shown()).isEqualTo("Bearer a token of the lobby");
  }
}
