package dev.starpost.lobby.identity.password;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.text.GivenText;
import dev.starpost.web.problem.Problem;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.text.Normalizer;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Hashes passwords with Argon2id. It is meant to be slow, so few are worked on at a time: sign-ins
 * wait for each other and not the rest of the platform for them.
 */
@ApplicationScoped
public class Passwords {
  private static final int SALT_BYTES = 16;
  private static final int HASH_BYTES = 32;

  private final Argon2Function argon2;
  private final ThreadPoolExecutor workers;
  private final String nobodys;

  Passwords(PasswordSettings settings) {
    this.argon2 =
        Argon2Function.getInstance(
            settings.memory(),
            settings.iterations(),
            settings.parallelism(),
            HASH_BYTES,
            Argon2.ID);
    this.workers =
        new ThreadPoolExecutor(
            settings.threads(),
            settings.threads(),
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(settings.queue()),
            work -> {
              Thread thread = new Thread(work, "passwords");
              thread.setDaemon(true);
              return thread;
            });
    this.nobodys = hashNow("the password of nobody");
  }

  /** Whether a password is the right one; if so and if its hash is out of date, a new one. */
  public record Check(boolean isRight, Optional<String> renewed) {}

  /** The hash says how it was made. */
  public String hash(String password) {
    return work(() -> hashNow(password));
  }

  /**
   * Compares with a stored hash. Where there is none the work is done all the same, so that nobody
   * learns by the time it takes who has an account.
   */
  public Check check(String password, Optional<String> stored) {
    // Nobody's is that long, and nobody's is empty.
    String tried = GivenText.mayFit(password, PasswordPolicy.MOST) ? password : "";
    return work(
        () -> {
          String hash = stored.orElse(nobodys);
          Argon2Function made = Argon2Function.getInstanceFromHash(hash);
          boolean equal = Password.check(normal(tried), hash).with(made);
          boolean right = equal && stored.isPresent();
          return new Check(
              right,
              right && !made.equals(argon2) ? Optional.of(hashNow(password)) : Optional.empty());
        });
  }

  private String hashNow(String password) {
    return Password.hash(normal(password)).addRandomSalt(SALT_BYTES).with(argon2).getResult();
  }

  /** The same letters typed on another machine may come in pieces. */
  private static String normal(String password) {
    return Normalizer.normalize(password, Normalizer.Form.NFC);
  }

  private <T> T work(Callable<T> work) {
    Future<T> result;
    try {
      result = workers.submit(work);
    } catch (RejectedExecutionException e) {
      throw Problem.of(LobbyProblem.BUSY);
    }
    try {
      return result.get();
    } catch (InterruptedException e) {
      result.cancel(true);
      Thread.currentThread().interrupt();
      throw Problem.of(LobbyProblem.BUSY);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a password could not be hashed", e.getCause());
    }
  }

  @PreDestroy
  void end() {
    workers.shutdown();
  }
}
