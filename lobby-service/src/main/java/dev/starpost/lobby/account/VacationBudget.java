package dev.starpost.lobby.account;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.export.PersonalData;
import dev.starpost.web.problem.Problem;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * How many days off people have: so many in each year of their calendar, or games would never end.
 * A day counts once, however often a vacation is changed, and not if it was called off before it
 * came.
 */
@ApplicationScoped
class VacationBudget
    implements PanacheRepositoryBase<TakenVacation, TakenVacation.Days>, PersonalData {
  private static final int DAYS_A_YEAR = 30;

  /** Plans a vacation, or calls one off; what there was of the one before is spent. */
  void plan(Account account, Optional<Vacation> wanted, LocalDate today) {
    Optional<Vacation> had =
        account.vacation().filter(before -> !before.from().isAfter(today)).map(until(today));
    SortedSet<LocalDate> days = new TreeSet<>();
    taken(account.id()).forEach(vacation -> days.addAll(vacation.days()));
    had.ifPresent(vacation -> days.addAll(vacation.days()));
    wanted.ifPresent(vacation -> requireLeft(vacation, days));
    had.map(vacation -> new TakenVacation.Days(account.id(), vacation.from(), vacation.to()))
        .filter(row -> findByIdOptional(row).isEmpty())
        .ifPresent(row -> persist(new TakenVacation(row)));
    account.rest(wanted);
  }

  /** How many days of a year are neither spent nor planned. */
  int left(Account account, int year) {
    SortedSet<LocalDate> days = new TreeSet<>();
    taken(account.id()).forEach(vacation -> days.addAll(vacation.days()));
    account.vacation().ifPresent(vacation -> days.addAll(vacation.days()));
    return left(inYear(year, days));
  }

  private static int left(SortedSet<LocalDate> days) {
    return Math.max(0, DAYS_A_YEAR - days.size());
  }

  private static UnaryOperator<Vacation> until(LocalDate today) {
    return vacation ->
        vacation.to().isAfter(today) ? new Vacation(vacation.from(), today) : vacation;
  }

  private static void requireLeft(Vacation wanted, SortedSet<LocalDate> spent) {
    for (int year = wanted.from().getYear(); year <= wanted.to().getYear(); year++) {
      SortedSet<LocalDate> all = inYear(year, spent);
      int left = left(all);
      all.addAll(inYear(year, wanted.days()));
      if (all.size() > DAYS_A_YEAR) {
        throw Problem.of(LobbyProblem.VACATION_SPENT, "left", left, "year", Integer.toString(year));
      }
    }
  }

  private static SortedSet<LocalDate> inYear(int year, SortedSet<LocalDate> days) {
    return new TreeSet<>(days.subSet(LocalDate.of(year, 1, 1), LocalDate.of(year + 1, 1, 1)));
  }

  private List<Vacation> taken(String account) {
    return list("days.account", account).stream().map(TakenVacation::vacation).toList();
  }

  @Override
  public String part() {
    return "vacations";
  }

  @Override
  public Object of(String account) {
    return taken(account).stream().map(AccountDocument.Days::of).toList();
  }

  @Override
  public void erase(String account) {
    delete("days.account", account);
  }
}
