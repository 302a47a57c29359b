package dev.starpost.notification.matchmaking;

import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** Challenges that somebody can still answer, by their ids. */
@ApplicationScoped
class OpenChallengeData implements PersonalData {
  private final Jdbi jdbi;

  OpenChallengeData(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  @Override
  public String part() {
    return "openChallenges";
  }

  @Override
  public List<String> of(String account) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select id from challenge where account = :account order by id")
                .bind("account", account)
                .mapTo(String.class)
                .list());
  }

  @Override
  public void erase(String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from challenge where account = :account")
                .bind("account", account)
                .execute());
  }
}
