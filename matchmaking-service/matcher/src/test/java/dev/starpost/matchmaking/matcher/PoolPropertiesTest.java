package dev.starpost.matchmaking.matcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is true of all matches, tried on crowds that are drawn. */
class PoolPropertiesTest {
  private static final Instant NOW = Instant.parse("2026-11-16T12:00:00Z");
  private static final int CROWDS = 150;

  /** Some who wait, some of whom keep apart. */
  private record Crowd(List<Ticket> tickets, People people) {
    static Crowd drawn(Random random) {
      int count = 2 + random.nextInt(80);
      List<Ticket> tickets = new ArrayList<>();
      People people = new People();
      for (int i = 0; i < count; i++) {
        int least = 2 + random.nextInt(4);
        tickets.add(
            new Ticket(
                "t" + i,
                "p" + random.nextInt(count),
                1500 + (int) (random.nextGaussian() * 250),
                least,
                Math.min(5, least + random.nextInt(3)),
                NOW.minus(Duration.ofMinutes(random.nextInt(2000))),
                random.nextBoolean()
                    ? OptionalLong.of(60 + random.nextInt(400_000))
                    : OptionalLong.empty()));
      }
      for (int i = 0; i < count; i++) {
        String one = "p" + random.nextInt(count);
        String other = "p" + random.nextInt(count);
        if (!one.equals(other)) {
          if (random.nextBoolean()) {
            people.apart(one, other);
          } else {
            people.met(one, other);
          }
        }
      }
      return new Crowd(tickets, people);
    }

    List<Match> matches(Random order) {
      List<Ticket> shuffled = new ArrayList<>(tickets);
      Collections.shuffle(shuffled, order);
      Pool pool = new Pool();
      shuffled.forEach(pool::put);
      List<Match> matches = pool.match(NOW, people);
      assertThat(matched(matches).size() + pool.size()).isEqualTo(tickets.size());
      return matches;
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void no_ticket_is_matched_twice_and_nobody_with_themselves(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < CROWDS; i++) {
      Crowd crowd = Crowd.drawn(random);
      List<Match> matches = crowd.matches(random);
      List<String> all = matched(matches);
      assertThat(new HashSet<>(all)).hasSameSizeAs(all);
      for (Match match : matches) {
        Set<String> accounts = new HashSet<>();
        match.tickets().forEach(ticket -> assertThat(accounts.add(ticket.account())).isTrue());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {5, 6, 7, 8})
  void all_who_play_together_suit_each_other_and_the_table(long seed) {
    Random random = new Random(seed);
    int matched = 0;
    for (int i = 0; i < CROWDS; i++) {
      Crowd crowd = Crowd.drawn(random);
      for (Match match : crowd.matches(random)) {
        matched++;
        for (Ticket one : match.tickets()) {
          assertThat(match.tickets().size()).isBetween(one.least(), one.most());
          for (Ticket other : match.tickets()) {
            if (!one.equals(other)) {
              assertThat(crowd.people().areApart(one.account(), other.account())).isFalse();
              int mean = (window(one) + window(other)) / 2;
              assertThat(Math.abs(one.rating() - other.rating())).isLessThanOrEqualTo(mean);
            }
          }
        }
        assertThat(match.score()).isBetween(0, 100);
      }
    }
    assertThat(matched).isPositive();
  }

  @ParameterizedTest
  @ValueSource(longs = {9, 10})
  void the_order_in_which_they_came_to_us_does_not_matter(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < CROWDS; i++) {
      Crowd crowd = Crowd.drawn(random);
      assertThat(crowd.matches(new Random(random.nextLong())))
          .isEqualTo(crowd.matches(new Random(random.nextLong())));
    }
  }

  /** Of those for two alone: no two who would do for each other are left, in a small crowd. */
  @ParameterizedTest
  @ValueSource(longs = {11, 12})
  void nobody_is_left_who_suits_somebody_else_who_is_left(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < CROWDS; i++) {
      Pool pool = new Pool();
      for (int j = 0; j < 40; j++) {
        int rating = 1500 + (int) (random.nextGaussian() * 400);
        Instant since = NOW.minus(Duration.ofMinutes(random.nextInt(300)));
        pool.put(new Ticket("t" + j, "p" + j, rating, 2, 2, since, OptionalLong.empty()));
      }
      pool.match(NOW, Acquaintance.none());
      List<Ticket> left = pool.tickets();
      for (Ticket one : left) {
        for (Ticket other : left) {
          assertThat(Pool.suit(one, other, NOW, Acquaintance.none())).isFalse();
        }
      }
    }
  }

  private static int window(Ticket ticket) {
    return Window.after(Duration.between(ticket.since(), NOW));
  }

  private static List<String> matched(List<Match> matches) {
    return matches.stream().flatMap(match -> match.tickets().stream()).map(Ticket::id).toList();
  }
}
