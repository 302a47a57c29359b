package dev.starpost.matchmaking.challenge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.matchmaking.MatchmakingTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

@MatchmakingTest
class ChallengeSweepTest {
  @Inject ChallengeSweep sweep;
  @Inject Jdbi jdbi;

  @Test
  void challenges_that_ended_long_ago_are_forgotten_and_others_stay() {
    Instant now = Instant.now();
    String old = ended(Optional.of(now.minus(Duration.ofDays(91))));
    String recent = ended(Optional.of(now.minus(Duration.ofDays(89))));
    String open = ended(Optional.empty());

    sweep.forget();

    assertThat(isThere(old)).isFalse();
    assertThat(isThere(recent)).isTrue();
    assertThat(isThere(open)).isTrue();
  }

  private String ended(Optional<Instant> at) {
    String id = UUID.randomUUID().toString();
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "insert into challenge (id, game, challenger, challenged, options, clock, state,"
                        + " made_at, expires_at, ended_at) values (:id, 'salvage', :id || 'a',"
                        + " :id || 'b', '{}', '{}', :state, :made, :expires, :ended)")
                .bind("id", id)
                .bind("state", at.isPresent() ? "declined" : "open")
                .bind("made", Instant.now().minus(Duration.ofDays(100)))
                .bind("expires", Instant.now().plus(Duration.ofDays(9)))
                .bind("ended", at)
                .execute());
    return id;
  }

  private boolean isThere(String id) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select count(*) from challenge where id = :id")
                    .bind("id", id)
                    .mapTo(int.class)
                    .one()
                == 1);
  }
}
