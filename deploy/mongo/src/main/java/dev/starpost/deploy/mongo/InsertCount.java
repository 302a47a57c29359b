package dev.starpost.deploy.mongo;

import de.bwaldvogel.mongo.bson.Document;
import java.util.List;

/**
 * The answer to an insert says in {@code n} how many documents went in. mongo-java-server counts
 * those that were sent, also the refused ones; MongoDB does not.
 */
final class InsertCount {

  private InsertCount() {}

  static Document corrected(Document insert, Document answer) {
    if (answer.get("n") instanceof Integer sent
        && answer.get("writeErrors") instanceof List<?> errors
        && !errors.isEmpty()) {
      boolean stopsAtFirst = !Boolean.FALSE.equals(insert.get("ordered"));
      Object firstRefused = ((Document) errors.get(0)).get("index");
      int inserted = stopsAtFirst ? ((Number) firstRefused).intValue() : sent - errors.size();
      answer.put("n", inserted);
    }
    return answer;
  }
}
