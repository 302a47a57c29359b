package dev.starpost.notification.news.log;

import dev.starpost.notification.account.Recipient;
import dev.starpost.notification.news.NewsDraft;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * Listener to news, which carries them further. Called in the transaction that writes them, with
 * the people's rows locked: change the database, and do nothing that a rollback does not undo.
 */
public interface NewsReader {

  /**
   * Carries them further.
   *
   * @param people all to whom the news is told, by account
   * @param drafts of which none is stale
   */
  void read(List<NewsDraft> drafts, Map<String, Recipient> people, Instant now);
}
