package dev.starpost.engine.history;

import com.mongodb.MongoException;
import com.mongodb.client.MongoDatabase;
import org.bson.Document;

/** Health probe of MongoDB: asks whether it is there. */
public final class DatabaseProbe {
  private final MongoDatabase database;

  public DatabaseProbe(MongoDatabase database) {
    this.database = database;
  }

  /** Whether it answers, as soon as the settings of the client find that it does not. */
  public boolean answers() {
    try {
      database.runCommand(new Document("ping", 1));
      return true;
    } catch (MongoException e) {
      return false;
    }
  }
}
