package dev.starpost.lobby.identity.account;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.text.GivenText;
import dev.starpost.text.Text;
import dev.starpost.web.problem.Problem;
import java.security.SecureRandom;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The name under which others know somebody. Two names are taken for the same when people could
 * take them for the same, by Unicode's table of confusable characters (UTS 39).
 *
 * @param text as it is shown
 * @param folded the skeleton of the name without regard to case: {@code Ann}, {@code ANN} and, with
 *     a Cyrillic letter, {@code аnn}
 * @param asSeen the skeleton of the name as it is written, because letters that differ in one case
 *     can look the same in the other: {@code Ilona} and {@code llona}
 */
public record AccountName(String text, String folded, String asSeen) {
  static final int LEAST = 3;
  public static final int MOST = AccountState.LONGEST_NAME;
  private static final List<String> RESERVED = List.of("guest-", "gone-");

  private static final Pattern CHARACTERS =
      Pattern.compile("[\\p{L}\\p{M}\\p{Nd}_-]+(?: [\\p{L}\\p{M}\\p{Nd}_-]+)*");

  private static final SpoofChecker SPOOFS =
      new SpoofChecker.Builder()
          .setChecks(
              SpoofChecker.RESTRICTION_LEVEL | SpoofChecker.INVISIBLE | SpoofChecker.MIXED_NUMBERS)
          .setRestrictionLevel(SpoofChecker.RestrictionLevel.HIGHLY_RESTRICTIVE)
          .build();

  /** Without those that look like others. */
  private static final String LETTERS = "23456789abcdefghjkpqrstxyz";

  private static final int DRAWN = 6;
  private static final SecureRandom RANDOM = new SecureRandom();

  /** The name that somebody has chosen. */
  public static AccountName chosen(String given) {
    if (!couldBe(given)) {
      throw badLength();
    }
    // The same letters typed on another machine may come in pieces; that is no other name.
    String name = Normalizer2.getNFCInstance().normalize(given);
    int length = name.codePointCount(0, name.length());
    if (length < LEAST || length > MOST) {
      throw badLength();
    }
    if (!CHARACTERS.matcher(name).matches()) {
      throw bad(Text.of("name.characters"));
    }
    if (!Normalizer2.getNFKCInstance().isNormalized(name) || SPOOFS.failsChecks(name)) {
      throw bad(Text.of("name.mixed"));
    }
    AccountName chosen = of(name);
    for (String prefix : RESERVED) {
      if (chosen.folded.startsWith(of(prefix).folded)) {
        throw bad(Text.of("name.reserved", "prefix", prefix));
      }
    }
    return chosen;
  }

  /** Of somebody who has not chosen one yet. */
  public static AccountName ofGuest() {
    return of("guest-" + drawn());
  }

  /** Of somebody who has left. */
  public static AccountName ofNobody() {
    return of("gone-" + drawn());
  }

  /** Whether it is short enough for a name, and so for what is done to find one. */
  static boolean couldBe(String given) {
    return GivenText.mayFit(given, MOST);
  }

  /** By which a name is found, whether it could be chosen or not. */
  public static AccountName of(String name) {
    String plain = Normalizer2.getNFKCInstance().normalize(name);
    return new AccountName(name, skeleton(fold(plain)), skeleton(plain));
  }

  /** Whether it is this very name, not one that only looks like it. */
  public boolean isSameAs(String other) {
    return canonical(text).equals(canonical(other));
  }

  private static String canonical(String name) {
    return fold(Normalizer2.getNFKCInstance().normalize(name));
  }

  /** Folded again, because what 0 looks like is a capital letter. */
  private static String skeleton(String name) {
    return fold(SPOOFS.getSkeleton(name));
  }

  private static String fold(String name) {
    return UCharacter.foldCase(name, true);
  }

  private static String drawn() {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < DRAWN; i++) {
      letters.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    return letters.toString();
  }

  private static Problem badLength() {
    return bad(Text.of("name.length", "least", LEAST, "most", MOST));
  }

  private static Problem bad(Text why) {
    return Problem.of(LobbyProblem.BAD_NAME, "why", why);
  }
}
