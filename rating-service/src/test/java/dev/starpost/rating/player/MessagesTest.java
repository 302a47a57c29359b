package dev.starpost.rating.player;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.rating.RatingEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is told of somebody; the samples of the contract are written by this test. */
class MessagesTest {
  private static final Path SAMPLES = Path.of("../contracts/src/main/resources/samples");
  private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private final PlayerRecord ann =
      new PlayerRecord(
          "01M7HET38Z5TJFH1Z6F8VZSEZ0",
          Optional.of("Ann"),
          false,
          Eligibility.ALWAYS,
          0,
          Punctuality.NONE);

  @Test
  void a_result_is_told_and_after_it_the_whole_profile() throws IOException {
    for (int i = 0; i < 5; i++) {
      ann.countAnswer(3600);
      ann.countTurn(true);
    }
    ann.countGame("salvage", true, false, true, 1);
    ann.enter("salvage", "2026-10", NOON);
    ann.play("salvage", 24, NOON, "sv-01M7HET38Z5TJFH1Z6F8VZSEZ0", false);

    List<RatingEvent> told = RatingMessages.of(ann, NOON);

    assertThat(told).hasSize(2);
    assertSample("rating-changed.v1", told.get(0));
    assertSample("profile-changed.v1", told.get(1));
  }

  @Test
  void of_a_guest_whose_ratings_are_gone_the_rest_of_the_profile_is_told() {
    ann.countGame("salvage", true, false, true, 1);
    ann.enter("salvage", "2026-10", NOON);
    ann.dropRatings();

    assertThat(RatingMessages.of(ann, NOON))
        .singleElement()
        .isInstanceOfSatisfying(
            RatingEvent.ProfileChanged.class,
            profile -> {
              assertThat(profile.ratings()).isEmpty();
              assertThat(profile.record()).hasSize(1);
            });
    assertThat(ann.dropped()).hasSize(1);
  }

  @Test
  void turns_alone_are_not_told() {
    ann.countTurn(true);
    ann.countAnswer(60);

    assertThat(RatingMessages.of(ann, NOON)).isEmpty();
  }

  @Test
  void a_few_answers_are_no_pace_and_old_ones_are_forgotten() {
    Punctuality punctuality = Punctuality.NONE;
    for (int i = 0; i < Punctuality.ANSWERS_NEEDED - 1; i++) {
      punctuality = punctuality.answer(10);
    }
    assertThat(punctuality.medianSeconds()).isEmpty();
    for (int i = 0; i < Punctuality.ANSWERS_KEPT; i++) {
      punctuality = punctuality.answer(70);
    }
    assertThat(punctuality.medianSeconds()).hasValue(70);
    assertThat(punctuality.answers()).hasSize(Punctuality.ANSWERS_KEPT);
  }

  @Test
  void of_whoever_has_left_nothing_is_told() {
    PlayerRecord gone =
        new PlayerRecord("x", Optional.empty(), true, Eligibility.ALWAYS, 3, Punctuality.NONE);
    gone.enter("salvage", "2026-10", NOON);
    gone.play("salvage", 24, NOON, "sv-1", false);

    assertThat(RatingMessages.of(gone, NOON)).isEmpty();
    assertThat(gone.standingChanges()).hasSize(1);
  }

  private static void assertSample(String name, Object message) throws IOException {
    String json = JSON.writeValueAsString(JSON.readTree(ContractJson.write(message))) + "\n";
    Path sample = SAMPLES.resolve(name + ".json");
    if (Boolean.getBoolean("starpost.renew")) {
      Files.writeString(sample, json);
    }

    assertThat(sample).as("renew it with -Dstarpost.renew=true").content().isEqualTo(json);
  }
}
