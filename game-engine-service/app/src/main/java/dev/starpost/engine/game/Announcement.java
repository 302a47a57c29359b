package dev.starpost.engine.game;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import java.nio.charset.StandardCharsets;

/**
 * The message by which a commit is published: the record of {@code game.events}. It is stored to
 * the letter, so that whoever publishes the commit again says the same.
 */
public final class Announcement {
  private final String text;
  private final GameCommit known;

  private Announcement(String text, GameCommit known) {
    this.text = text;
    this.known = known;
  }

  static Announcement of(GameCommit content) {
    return new Announcement(ContractJson.text(content), content);
  }

  public static Announcement stored(String text) {
    return new Announcement(text, null);
  }

  public String text() {
    return text;
  }

  public GameCommit content() throws UnreadableHistory {
    if (known != null) {
      return known;
    }
    try {
      return ContractJson.read(text.getBytes(StandardCharsets.UTF_8), GameCommit.class);
    } catch (ContractJson.Malformed e) {
      throw new UnreadableHistory("an announcement: " + e.getMessage());
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Announcement that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}
