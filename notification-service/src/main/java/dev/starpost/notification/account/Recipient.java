package dev.starpost.notification.account;

import dev.starpost.notification.database.Json;
import dev.starpost.notification.preference.Preferences;
import dev.starpost.text.Language;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;

/**
 * A recipient of news.
 *
 * @param name none before the lobby has told it
 * @param gone whether the account is deleted: nothing is told to it any more
 * @param lastNews the number of the last piece of news
 */
public record Recipient(
    String account,
    Optional<String> name,
    Language language,
    ZoneId zone,
    Optional<String> email,
    boolean gone,
    Preferences preferences,
    long lastNews) {

  static final String COLUMNS =
      "account, name, language, time_zone, email, gone, preferences, last_news";

  static Recipient of(ResultSet row) throws SQLException {
    return new Recipient(
        row.getString("account"),
        Optional.ofNullable(row.getString("name")),
        language(row.getString("language")),
        zone(row.getString("time_zone")),
        Optional.ofNullable(row.getString("email")),
        row.getBoolean("gone"),
        Optional.ofNullable(row.getString("preferences"))
            .map(Json::read)
            .map(Preferences::stored)
            .orElse(Preferences.USUAL),
        row.getLong("last_news"));
  }

  private static Language language(String tag) {
    return tag.equals(Language.FRENCH.tag()) ? Language.FRENCH : Language.ENGLISH;
  }

  /** The lobby may know zones that this machine does not. */
  private static ZoneId zone(String name) {
    try {
      return ZoneId.of(name);
    } catch (DateTimeException e) {
      return ZoneOffset.UTC;
    }
  }
}
