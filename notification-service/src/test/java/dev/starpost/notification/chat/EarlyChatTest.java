package dev.starpost.notification.chat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.notification.Eventually;
import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.Story;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import dev.starpost.notification.database.Json;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.news.log.NewsLog;
import jakarta.inject.Inject;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said in a game whose start has not come yet. */
@NotificationTest
class EarlyChatTest {
  @Inject World world;
  @Inject NewsLog log;

  @Test
  void it_holds_up_no_other_game_and_is_told_in_its_order_when_the_game_is_known() {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Story late = new Story(ann, bob);
    Story other = new Story(ann, bob);
    world.tell(other, other.begins(1));

    world.say(late, ann, "first");
    world.say(other, ann, "elsewhere");
    world.say(late, ann, "second");
    assertThat(said(bob)).containsExactly("elsewhere");

    world.tell(late, late.begins(1));
    world.say(late, ann, "third");
    List<String> told = Eventually.see("all", () -> said(bob), texts -> texts.size() == 4);
    assertThat(told).containsExactly("elsewhere", "first", "second", "third");
    assertThat(said(ann)).isEmpty();

    world.say(late, bob, "at once");
    assertThat(said(ann)).containsExactly("at once");
  }

  private List<String> said(Somebody who) {
    return log.after(who.account(), 0, 100).orElse(List.of()).stream()
        .filter(news -> news.kind() == NewsKind.CHAT_MESSAGE)
        .map(news -> Json.read(news.body()).path("text").asText())
        .toList();
  }
}
