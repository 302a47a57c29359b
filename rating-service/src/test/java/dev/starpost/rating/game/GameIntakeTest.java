package dev.starpost.rating.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.rating.Eventually;
import dev.starpost.rating.RatingTest;
import dev.starpost.rating.Story;
import dev.starpost.rating.World;
import dev.starpost.rating.World.Somebody;
import dev.starpost.rating.engine.StubServices;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

@RatingTest
class GameIntakeTest {
  @Inject World world;

  @Test
  void a_ranked_game_moves_ratings_and_however_often_it_is_told_it_does_so_once() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Story story = world.duel(game, ann, bob);
    assertThat(rating(ann, game)).isEqualTo(1524);
    assertThat(rating(bob, game)).isEqualTo(1476);

    List<String> before = world.everything();
    world.tell(story);
    world.tell(story);
    assertThat(world.everything()).isEqualTo(before);
  }

  @Test
  void a_game_that_is_not_ranked_moves_nothing_but_records() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    world.tell(new Story(game, ann, bob).begins(1).endsUnrated(1, 2));

    assertThat(world.count("select count(*) from standing where game = ?", game)).isZero();
    assertThat(
            world.count(
                "select won from game_record where game = ? and account = ?", game, ann.account()))
        .isEqualTo(1);
  }

  @Test
  void whoever_leaves_a_seat_to_a_bot_is_last_and_the_others_are_rated_as_if_it_were_the_player() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Somebody cleo = world.somebody("Cleo");
    world.tell(new Story(game, ann, bob, cleo).begins(1).endsAbandonedBy(1, 1, 2, 3));

    assertThat(rating(ann, game)).isEqualTo(1476);
    assertThat(rating(bob, game)).isEqualTo(1524);
    assertThat(rating(cleo, game)).isEqualTo(1500);
    assertThat(world.count("select abandoned from person where account = ?", ann.account()))
        .isEqualTo(1);
    assertThat(
            world.count(
                "select won from game_record where game = ? and account = ?", game, ann.account()))
        .isZero();
  }

  @Test
  void a_new_season_begins_with_what_is_carried_over_and_the_last_one_stays() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    world.tell(
        new Story(game, ann, bob).at(Instant.parse("2026-02-01T12:00:00Z")).begins(1).ends(1, 2));
    world.tell(
        new Story(game, bob, ann).at(Instant.parse("2026-05-01T12:00:00Z")).begins(1).ends(1, 2));

    assertThat(rating(ann, game, "2026-01")).isEqualTo(1524);
    // 1518 and 1482 were carried over; the weaker one won.
    assertThat(rating(ann, game, "2026-04")).isEqualTo(1518 - 26);
    assertThat(rating(bob, game, "2026-04")).isEqualTo(1482 + 26);
    assertThat(
            world.count(
                "select count(*) from rating_change where account = ? and cause = 'season-reset'"
                    + " and before = 1524 and after = 1518",
                ann.account()))
        .isEqualTo(1);
  }

  @Test
  void a_game_that_is_told_late_counts_in_the_season_that_its_players_are_in() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    world.tell(
        new Story(game, ann, bob).at(Instant.parse("2026-05-01T12:00:00Z")).begins(1).ends(1, 2));
    world.tell(
        new Story(game, ann, bob).at(Instant.parse("2026-02-01T12:00:00Z")).begins(1).ends(1, 2));

    assertThat(world.count("select count(distinct season) from standing where game = ?", game))
        .isEqualTo(1);
    assertThat(
            world.count(
                "select season_games from standing where game = ? and season = '2026-04'"
                    + " and account = ?",
                game,
                ann.account()))
        .isEqualTo(2);
  }

  @Test
  void turns_and_answers_are_counted_in_all_games() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    world.tell(
        new Story(game, ann, bob)
            .begins(1)
            .after(Duration.ofHours(3))
            .moves(1, 2)
            .after(Duration.ofDays(3))
            .expires(2, 1)
            .moves(1, 2)
            .endsUnrated(1, 2));

    assertThat(world.count("select turns from person where account = ?", ann.account()))
        .isEqualTo(2);
    assertThat(world.count("select turns_in_time from person where account = ?", ann.account()))
        .isEqualTo(2);
    assertThat(world.count("select turns from person where account = ?", bob.account()))
        .isEqualTo(1);
    assertThat(world.count("select turns_in_time from person where account = ?", bob.account()))
        .isZero();
    assertThat(world.count("select answers[1] from person where account = ?", ann.account()))
        .isEqualTo(3 * 3600);
  }

  @Test
  void what_the_topic_lacks_is_asked_of_the_engine() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Story story = new Story(game, ann, bob).begins(1).moves(1, 2).ends(1, 2);
    StubServices.knows(story);

    world.tellLastOf(story);

    Eventually.see(
        "the end of the game",
        () -> world.count("select count(*) from rated_game where game = ?", game),
        count -> count == 1);
    assertThat(rating(ann, game)).isEqualTo(1524);
    assertThat(StubServices.shown()).isEqualTo("Bearer a token of the lobby");
  }

  @Test
  void counts_by_rating_are_those_of_the_standings() {
    String game = world.newGame();
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    for (int i = 0; i < 12; i++) {
      world.duel(game, ann, bob);
    }
    world.delete(bob);

    assertThat(
            world.count(
                "select count(*) from (select game, season, listing, rating, count(*)::int as players"
                    + " from standing where game = ? group by 1, 2, 3, 4 except"
                    + " select * from standing_count) as differences",
                game))
        .isZero();
    assertThat(world.count("select sum(players)::bigint from standing_count where game = ?", game))
        .isEqualTo(2);
  }

  private long rating(Somebody who, String game) {
    return world.count(
        "select rating from standing where account = ? and game = ?", who.account(), game);
  }

  private long rating(Somebody who, String game, String season) {
    return world.count(
        "select rating from standing where account = ? and game = ? and season = ?",
        who.account(),
        game,
        season);
  }
}
