package dev.starpost.lobby.note;

import dev.starpost.lobby.chat.SaidText;
import dev.starpost.lobby.game.GameAccess;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.export.PersonalData;
import dev.starpost.web.problem.Problem;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Repository of notes; each is reached by whoever wrote it. */
@ApplicationScoped
public class Notes implements PanacheRepositoryBase<Note, Note.Owner>, PersonalData {
  static final int LONGEST = 20_000;

  private final GameAccess access;
  private final Accounts accounts;
  private final Clock clock;

  Notes(GameAccess access, Accounts accounts, Clock clock) {
    this.access = access;
    this.accounts = accounts;
    this.clock = clock;
  }

  @Transactional
  Note read(String game, String account) {
    access.require(game, account);
    return of(new Note.Owner(account, game));
  }

  /** What somebody wants to note, as it is kept; before the transaction, as it takes a while. */
  static String text(String given) {
    return SaidText.fit(given, LONGEST, "\n\t")
        .orElseThrow(
            () -> Problem.of(LobbyProblem.BAD_NOTES, "most", LONGEST).with("most", LONGEST));
  }

  /**
   * Writes them anew; not over a version other than the one that the writer has seen.
   *
   * @param text as it is kept
   */
  @Transactional
  Note write(String game, String account, Optional<String> ifMatch, String text) {
    access.require(game, account);
    // One after the other, also where there is no row yet; and none when they are gone.
    if (accounts.locked(account).isEmpty()) {
      throw new AuthenticationFailedException();
    }
    Note note = of(new Note.Owner(account, game));
    if (ifMatch.isPresent() && !ifMatch.get().equals(etag(note))) {
      throw Problem.of(LobbyProblem.STALE_VERSION);
    }
    note.write(text, clock.instant());
    persist(note);
    return note;
  }

  private Note of(Note.Owner owner) {
    return findByIdOptional(owner).orElseGet(() -> new Note(owner));
  }

  /** The version of notes, as in {@code ETag}. */
  static String etag(Note note) {
    return "\"" + note.revision() + "\"";
  }

  /** Notes in the export. */
  public record Noted(String game, String text, Instant changedAt) {}

  @Override
  public String part() {
    return "notes";
  }

  @Override
  public Object of(String account) {
    List<Note> all = list("owner.account = ?1 order by owner.game", account);
    return all.stream().map(note -> new Noted(note.game(), note.text(), note.changedAt())).toList();
  }

  @Override
  public void erase(String account) {
    delete("owner.account", account);
  }
}
