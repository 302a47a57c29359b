package dev.starpost.notification;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** Which jobs this service has. Their names are stored: another name is another job. */
@NotificationTest
class JobsTest {
  @Inject DataSource database;

  @Test
  void each_recurring_job_is_in_the_table() throws SQLException {
    assertThat(tasks())
        .containsExactly(
            "delivery-sweep",
            "early-chat",
            "idempotent-answer-sweep",
            "kept-mail-sweep",
            "mails-recovery",
            "news-sweep",
            "reminders",
            "webhook-calls-recovery");
  }

  private List<String> tasks() throws SQLException {
    List<String> names = new ArrayList<>();
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select task_name from scheduled_tasks order by task_name collate \"C\"")) {
      while (rows.next()) {
        names.add(rows.getString(1));
      }
    }
    return names;
  }
}
