package dev.starpost.engine.api.export;

import dev.starpost.contracts.account.Hours;
import dev.starpost.engine.history.Deadlines;
import dev.starpost.engine.kafka.account.AccountDirectory;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;

/** Personal data that the engine knows of somebody beside their games. */
@ApplicationScoped
class ClockData implements PersonalData {
  private final AccountDirectory accounts;
  private final Deadlines deadlines;

  ClockData(AccountDirectory accounts, Deadlines deadlines) {
    this.accounts = accounts;
    this.deadlines = deadlines;
  }

  /**
   * @param rest when their clocks stand still
   * @param runningIn the games in which one runs now
   */
  record Clocks(Hours rest, List<String> runningIn) {}

  @Override
  public String part() {
    return "clocks";
  }

  @Override
  public Clocks of(String account) {
    return new Clocks(accounts.hoursOf(account), deadlines.of(account));
  }

  /**
   * Nothing is done here: the hours are those of a topic that forgets by itself, a reminder of a
   * clock goes with the turn, and games stay, without the name.
   */
  @Override
  public void erase(String account) {}
}
