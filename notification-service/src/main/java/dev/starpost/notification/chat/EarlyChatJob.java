package dev.starpost.notification.chat;

import dev.starpost.contracts.chat.ChatMessage;
import dev.starpost.jobs.RecurringJob;
import dev.starpost.notification.news.NewsDraft;
import dev.starpost.notification.news.log.NewsLog;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jboss.logging.Logger;

/** Job that tells what was said in games before they were known. */
@ApplicationScoped
class EarlyChatJob {
  private static final Logger LOG = Logger.getLogger(EarlyChatJob.class);
  private static final Duration INTERVAL = Duration.ofSeconds(5);
  private static final int AT_ONCE = 100;

  /** Games may be late for as long as the service was away; what is older is no news any more. */
  private static final Duration RETENTION = Duration.ofDays(2);

  private final EarlyChat early;
  private final ChatNews chatNews;
  private final NewsLog news;
  private final Clock clock;

  EarlyChatJob(EarlyChat early, ChatNews chatNews, NewsLog news, Clock clock) {
    this.early = early;
    this.chatNews = chatNews;
    this.news = news;
    this.clock = clock;
  }

  @Produces
  @Singleton
  RecurringJob earlyChat() {
    return new RecurringJob("early-chat", INTERVAL, this::run);
  }

  private void run() {
    while (QuarkusTransaction.requiringNew().call(this::tellSome) == AT_ONCE) {
      // There may be more.
    }
    int removed =
        QuarkusTransaction.requiringNew()
            .call(() -> early.removeBefore(clock.instant().minus(RETENTION)));
    if (removed > 0) {
      LOG.warnf(
          "Chat messages removed messages=%d: their games have not become known after %d h",
          removed, RETENTION.toHours());
    }
  }

  /** How many games. */
  private int tellSome() {
    List<String> known = early.known(AT_ONCE);
    List<NewsDraft> drafts = new ArrayList<>();
    for (String game : known) {
      for (ChatMessage said : early.take(game)) {
        drafts.addAll(chatNews.of(said));
      }
    }
    news.tell(drafts);
    return known.size();
  }
}
