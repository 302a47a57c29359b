package dev.starpost.matchmaking.topic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.ContractJson;
import dev.starpost.matchmaking.MatchmakingTest;
import dev.starpost.matchmaking.World;
import dev.starpost.matchmaking.account.AccountIntake;
import dev.starpost.matchmaking.account.Players;
import dev.starpost.matchmaking.match.TableIntake;
import dev.starpost.matchmaking.rating.RatingIntake;
import dev.starpost.matchmaking.rating.Ratings;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The messages of others as their producers write them. */
@MatchmakingTest
class SamplesTest {
  private static final String ANN = "01M7HET38Z5TJFH1Z6F8VZSEZ0";
  private static final String BOB = "01M7HET38Z5TJFH1Z6F8VZSEZ1";

  @Inject AccountIntake accounts;
  @Inject RatingIntake ratings;
  @Inject TableIntake tables;
  @Inject Players people;
  @Inject Ratings known;
  @Inject World world;

  @Test
  void they_are_understood() {
    accounts.take(World.records(ANN, sample("account-changed.v1")));
    assertThat(people.present(ANN).orElseThrow().name()).isEqualTo("Ann");
    assertThat(people.areApart(BOB, ANN)).isTrue();

    ratings.take(World.records(ANN, sample("rating-changed.v1"), sample("profile-changed.v1")));
    assertThat(world.count("select count(*) from rating where account = ?", ANN)).isOne();
    var bob = new Ratings.Rated(BOB, "salvage");
    assertThat(known.of(List.of(bob))).containsOnly(Map.entry(bob, 1500));

    tables.take(
        World.records("t", sample("table-started.v1"), sample("table-cancelled.v1"), "no event"));
    accounts.take(World.records(ANN, sample("account-deleted.v1")));
    assertThat(people.present(ANN)).isEmpty();
    assertThat(people.areApart(BOB, ANN)).isFalse();
    assertThat(world.count("select count(*) from rating where account = ?", ANN)).isZero();
  }

  private static String sample(String name) {
    try (InputStream in = ContractJson.class.getResourceAsStream("/samples/" + name + ".json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
