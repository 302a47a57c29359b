package dev.starpost.notification.game;

import dev.starpost.jobs.RecurringJob;
import dev.starpost.notification.database.Times;
import dev.starpost.notification.news.NewsDraft;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.news.log.NewsLog;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** What games wait for now, and reminders of their deadlines. */
@ApplicationScoped
public class Turns {
  private static final int AT_ONCE = 200;
  private static final String AWAITED =
      "select s.*, g.game as kind from game_seat s join game g on g.id = s.game where s.awaited ";

  private final Jdbi jdbi;
  private final NewsLog news;
  private final ReminderSettings settings;
  private final Clock clock;

  Turns(Jdbi jdbi, NewsLog news, ReminderSettings settings, Clock clock) {
    this.jdbi = jdbi;
    this.news = news;
    this.settings = settings;
    this.clock = clock;
  }

  private record Reminder(String account, Turn turn) {}

  /** Those that wait for somebody, the oldest first. */
  public List<Turn> awaiting(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(AWAITED + "and s.account = :account order by s.asked_at, s.game")
                .bind("account", account)
                .map((row, context) -> turn(row))
                .list());
  }

  private static Turn turn(ResultSet row) throws SQLException {
    return new Turn(
        row.getString("game"),
        row.getString("kind"),
        row.getInt("seat"),
        row.getLong("asked"),
        row.getLong("turn"),
        Times.at(row, "asked_at"),
        Times.perhapsAt(row, "deadline"));
  }

  @Produces
  @Singleton
  RecurringJob reminders() {
    return new RecurringJob("reminders", settings.interval(), this::remind);
  }

  private void remind() {
    while (QuarkusTransaction.requiringNew().call(this::remindSome) == AT_ONCE) {
      // There may be more.
    }
  }

  /** Reminds those whose time is running out, each of them once for each deadline. How many. */
  private int remindSome() {
    Instant now = clock.instant();
    List<Reminder> due =
        jdbi.withHandle(
            sql ->
                sql.createQuery(
                        AWAITED
                            + "and s.remind_at <= :now order by s.game, s.seat limit :most"
                            + " for update of g, s skip locked")
                    .bind("now", now)
                    .bind("most", AT_ONCE)
                    .map((row, context) -> new Reminder(row.getString("account"), turn(row)))
                    .list());
    List<NewsDraft> drafts = new ArrayList<>();
    for (Reminder reminder : due) {
      Turn turn = reminder.turn();
      jdbi.useHandle(
          sql ->
              sql.createUpdate(
                      "update game_seat set remind_at = null where game = :game and seat = :seat")
                  .bind("game", turn.gameId())
                  .bind("seat", turn.seat())
                  .execute());
      drafts.add(
          NewsDraft.of(reminder.account(), NewsKind.DEADLINE_NEAR, now, turn.document())
              .worthALetter(turn.gameId(), turn.version()));
    }
    news.tell(drafts);
    return due.size();
  }
}
