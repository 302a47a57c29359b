package dev.starpost.notification.health;

import dev.starpost.notification.news.log.NewsTail;
import dev.starpost.web.health.ReadinessContributor;
import jakarta.enterprise.context.ApplicationScoped;

/** Readiness of streams: they would hear what happens. */
@ApplicationScoped
public class NewsReadiness implements ReadinessContributor {
  private final NewsTail tail;

  NewsReadiness(NewsTail tail) {
    this.tail = tail;
  }

  @Override
  public String part() {
    return "news";
  }

  @Override
  public boolean isReady() {
    return tail.isListening();
  }
}
