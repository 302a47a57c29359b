package dev.starpost.messaging;

import dev.starpost.contracts.ContractJson;
import dev.starpost.outbox.Inbox;
import dev.starpost.outbox.Message;
import dev.starpost.outbox.Outbox;
import dev.starpost.text.LogText;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.jboss.logging.Logger;

/**
 * Dead letters: records that cannot take effect are put aside, so that those behind them do not
 * wait.
 */
@ApplicationScoped
public class DeadLetters {
  private static final Logger LOG = Logger.getLogger(DeadLetters.class);

  private final DeadLetterTopic topic;
  private final Inbox inbox;
  private final Outbox outbox;
  private final MessagingMetrics metrics;

  DeadLetters(DeadLetterTopic topic, Inbox inbox, Outbox outbox, MessagingMetrics metrics) {
    this.topic = topic;
    this.inbox = inbox;
    this.outbox = outbox;
    this.metrics = metrics;
  }

  /**
   * Each of them once, though its topic may be read again from its beginning; in the present
   * transaction.
   *
   * @return how many of them are new
   */
  public int putAside(List<DeadLetter> letters) {
    int fresh = 0;
    for (DeadLetter letter : letters) {
      if (inbox.isNew("dead-letters", letter.id())) {
        LOG.warnf(
            "Record skipped, sent to dead letters topic=%s partition=%d offset=%d: %s",
            letter.topic(),
            letter.partition(),
            letter.offset(),
            LogText.withoutAddresses(letter.reason()));
        String key = letter.topic() + ":" + letter.partition();
        outbox.add(new Message(topic.deadLetters(), key, ContractJson.text(letter)));
        fresh++;
      }
    }
    metrics.putAside(fresh);
    return fresh;
  }
}
