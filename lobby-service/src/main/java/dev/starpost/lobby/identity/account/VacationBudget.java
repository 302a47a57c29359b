package dev.starpost.lobby.identity.account;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.export.PersonalData;
import dev.starpost.web.problem.Problem;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How many days off people have: so many in each year of their calendar, or games would never end.
 * A day counts once, however often a vacation is changed, and not if it was called off before it
 * came; when it has come is told by the calendar in which it was planned.
 */
@ApplicationScoped
public class VacationBudget
    implements PanacheRepositoryBase<TakenVacation, TakenVacation.Days>, PersonalData {
  private static final int DAYS_A_YEAR = 30;

  /** Plans a vacation, or calls one off; what there was of the one before is spent. */
  public void plan(Account account, Optional<Vacation> wanted, Instant now) {
    Optional<DaysOff> had =
        account
            .daysOff()
            .filter(before -> before.hasBegun(now))
            .map(before -> before.untilToday(now));
    List<DaysOff> spent = taken(account.id());
    had.ifPresent(spent::add);
    wanted.ifPresent(vacation -> requireLeft(new DaysOff(vacation, account.timeZone()), spent));
    had.map(off -> TakenVacation.Days.of(account.id(), off))
        .filter(row -> findByIdOptional(row).isEmpty())
        .ifPresent(row -> persist(new TakenVacation(row)));
    account.rest(wanted);
  }

  /** How many days of this year are neither spent nor planned. */
  public int left(Account account, Instant now) {
    List<DaysOff> days = taken(account.id());
    account.daysOff().ifPresent(days::add);
    int year = LocalDate.ofInstant(now, account.timeZone()).getYear();
    return left(DaysOff.in(year, account.timeZone(), days));
  }

  private static int left(int taken) {
    return Math.max(0, DAYS_A_YEAR - taken);
  }

  private static void requireLeft(DaysOff wanted, List<DaysOff> spent) {
    List<DaysOff> all = new ArrayList<>(spent);
    all.add(wanted);
    int last = wanted.vacation().to().getYear();
    for (int year = wanted.vacation().from().getYear(); year <= last; year++) {
      if (DaysOff.in(year, wanted.zone(), all) > DAYS_A_YEAR) {
        int left = left(DaysOff.in(year, wanted.zone(), spent));
        throw Problem.of(LobbyProblem.VACATION_SPENT, "left", left, "year", Integer.toString(year));
      }
    }
  }

  private List<DaysOff> taken(String account) {
    return list("days.account", account).stream()
        .map(TakenVacation::daysOff)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  @Override
  public String part() {
    return "vacations";
  }

  @Override
  public Object of(String account) {
    return taken(account).stream().map(DaysOff::vacation).map(AccountDocument.Days::of).toList();
  }

  @Override
  public void erase(String account) {
    delete("days.account", account);
  }
}
