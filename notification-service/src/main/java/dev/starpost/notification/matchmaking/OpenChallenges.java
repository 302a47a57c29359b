package dev.starpost.notification.matchmaking;

import jakarta.enterprise.context.ApplicationScoped;
import org.jdbi.v3.core.Jdbi;

/** Challenges that can still be answered: a mail about another one is not worth sending. */
@ApplicationScoped
public class OpenChallenges {
  private final Jdbi jdbi;

  OpenChallenges(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  void add(String challenge, String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "insert into challenge (id, account) values (:id, :account)"
                        + " on conflict do nothing")
                .bind("id", challenge)
                .bind("account", account)
                .execute());
  }

  void remove(String challenge) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from challenge where id = :id")
                .bind("id", challenge)
                .execute());
  }
}
