package dev.starpost.matchmaking.challenge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.matchmaking.MatchmakingTest;
import dev.starpost.matchmaking.World;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@MatchmakingTest
class ChallengeSweepTest {
  @Inject ChallengeSweep sweep;
  @Inject World world;

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
    world.execute(
        "insert into challenge (id, game, challenger, challenged, options, clock, state,"
            + " made_at, expires_at, ended_at) values (?, 'salvage', ?, ?, '{}', '{}', ?,"
            + " now() - interval '100 days', now() + interval '9 days', cast(? as timestamptz))",
        id,
        id + "a",
        id + "b",
        at.isPresent() ? "declined" : "open",
        at.map(Instant::toString).orElse(null));
    return id;
  }

  private boolean isThere(String id) {
    return world.count("select count(*) from challenge where id = ?", id) == 1;
  }
}
