package dev.starpost.lobby.identity.account;

import dev.starpost.contracts.account.AccountState;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import java.time.Duration;
import java.time.LocalTime;

/** Hours of every day in which clocks stand still; they may go on past midnight. */
public record QuietHours(LocalTime from, LocalTime to) {
  private static final Duration MOST = Duration.ofHours(12);
  private static final Duration DAY = Duration.ofDays(1);

  /** As somebody would like to have them. */
  public static QuietHours chosen(LocalTime from, LocalTime to) {
    Duration length = Duration.between(from, to);
    Duration forward = length.isNegative() ? length.plus(DAY) : length;
    if (forward.isZero() || forward.compareTo(MOST) > 0) {
      throw bad();
    }
    return new QuietHours(from, to);
  }

  /** As other services know them. */
  public AccountState.QuietHours told() {
    return new AccountState.QuietHours(from, to);
  }

  public static Problem bad() {
    return Problem.of(LobbyProblem.BAD_QUIET_HOURS, "most", MOST.toHours());
  }
}
