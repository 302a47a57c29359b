package dev.starpost.lobby.identity.password;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.lobby.HostileText;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class PasswordsTest {

  private record Settings(int memory, int iterations, int parallelism, int threads, int queue)
      implements PasswordSettings {}

  private final Passwords passwords = new Passwords(new Settings(1024, 1, 1, 1, 4));

  @Test
  void the_right_password_is_right_and_another_is_not() {
    Optional<String> hash = Optional.of(passwords.hash("correct horse"));

    assertThat(passwords.check("correct horse", hash).isRight()).isTrue();
    assertThat(passwords.check("correct horsf", hash).isRight()).isFalse();
    assertThat(passwords.check("the password of nobody", Optional.empty()).isRight()).isFalse();
  }

  @Test
  void the_hash_says_how_it_was_made_and_no_two_are_the_same() {
    String hash = passwords.hash("correct horse");

    assertThat(hash).startsWith("$argon2id$v=19$m=1024,t=1,p=1$");
    assertThat(passwords.hash("correct horse")).isNotEqualTo(hash);
  }

  @Test
  void a_hash_of_other_parameters_is_renewed_when_the_password_is_right() {
    Passwords costly = new Passwords(new Settings(2048, 2, 1, 1, 4));
    Optional<String> old = Optional.of(passwords.hash("correct horse"));

    Passwords.Check check = costly.check("correct horse", old);
    assertThat(check.isRight()).isTrue();
    assertThat(check.renewed().orElseThrow()).startsWith("$argon2id$v=19$m=2048,t=2,p=1$");
    assertThat(costly.check("correct horse", check.renewed()))
        .isEqualTo(new Passwords.Check(true, Optional.empty()));
    assertThat(costly.check("wrong", old).renewed()).isEmpty();
  }

  @Test
  void letters_that_come_in_pieces_are_the_same_password() {
    Optional<String> hash = Optional.of(passwords.hash("René et Renée"));

    assertThat(passwords.check("Rene\u0301 et Rene\u0301e", hash).isRight()).isTrue();
  }

  @Test
  @Timeout(60)
  void a_password_that_is_far_too_long_is_wrong_before_it_is_normalised() {
    Optional<String> hash = Optional.of(passwords.hash("correct horse"));

    assertThat(passwords.check(HostileText.endless(), hash).isRight()).isFalse();
    assertThat(passwords.check(HostileText.endless(), Optional.empty()).isRight()).isFalse();
  }

  @Test
  void the_longest_password_is_right_however_it_was_typed() {
    Optional<String> hash = Optional.of(passwords.hash("\u1f82".repeat(PasswordPolicy.MOST)));

    assertThat(
            passwords.check("\u03b1\u0313\u0300\u0345".repeat(PasswordPolicy.MOST), hash).isRight())
        .isTrue();
  }

  @Test
  void when_too_many_wait_the_next_is_asked_to_come_again() throws Exception {
    Passwords slow = new Passwords(new Settings(65536, 3, 1, 1, 1));
    var refused = new AtomicInteger();
    var served = new AtomicInteger();
    var together = new CountDownLatch(1);
    List<Thread> people = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Thread person =
          new Thread(
              () -> {
                try {
                  together.await();
                  slow.hash("correct horse");
                  served.incrementAndGet();
                } catch (Problem problem) {
                  assertThat(problem.kind()).isEqualTo(LobbyProblem.BUSY);
                  refused.incrementAndGet();
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
              });
      person.start();
      people.add(person);
    }
    together.countDown();
    for (Thread person : people) {
      person.join();
    }

    assertThat(served.get()).isBetween(1, 7);
    assertThat(served.get() + refused.get()).isEqualTo(8);
  }
}
