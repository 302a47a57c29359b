package dev.starpost.games.raceforthegalaxy.component.orb;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.games.raceforthegalaxy.component.card.ArtifactCategory;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Good;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** RFTG-13.11: a kind of artifact token; tokens of one kind are alike. In JSON its id. */
public final class Token {

  /** The letter on the back, which everybody sees. */
  public enum Back {
    A,
    B
  }

  public static final List<Token> ALL = read();

  private static final List<Token> SUPPLY_A = count(Back.A);
  private static final List<Token> SUPPLY_B = count(Back.B);

  private final OrbData.TokenRow row;

  /** What its powers come to, added up once: every price and every way asks for it. */
  private final int extraMove;

  private final boolean passesWall;
  private final boolean passesBarrier;
  private final int military;
  private final int developDiscount;
  private final int settleDiscount;
  private final int genesDiscount;
  private final int genesMilitary;
  private final boolean isAlienGood;

  private Token(OrbData.TokenRow row) {
    this.row = row;
    if (row.oneOf().size() > 2) {
      throw new IllegalArgumentException(row.id() + " can be used for more than two things");
    }
    this.extraMove = best(TokenPower::extraMove);
    this.passesWall = has(TokenPower::passesWall);
    this.passesBarrier = has(TokenPower::passesBarrier);
    this.military = best(TokenPower::military);
    this.developDiscount = best(TokenPower::developDiscount);
    this.settleDiscount = best(TokenPower::settleDiscount);
    this.genesDiscount = best(TokenPower::genesDiscount);
    this.genesMilitary = best(TokenPower::genesMilitary);
    this.isAlienGood = has(TokenPower::isAlienGood);
  }

  private static List<Token> read() {
    List<Token> all = new ArrayList<>();
    OrbData.FILE.tokens().forEach(row -> all.add(new Token(row)));
    return Collections.unmodifiableList(all);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Token of(String id) {
    for (Token token : ALL) {
      if (token.id().equals(id)) {
        return token;
      }
    }
    throw new IllegalArgumentException("there is no token " + id);
  }

  /** Every token with that back. */
  public static List<Token> supply(Back back) {
    return back == Back.A ? SUPPLY_A : SUPPLY_B;
  }

  private static List<Token> count(Back back) {
    List<Token> supply = new ArrayList<>();
    for (Token token : ALL) {
      if (token.back() == back) {
        supply.addAll(Collections.nCopies(token.row.count(), token));
      }
    }
    return Collections.unmodifiableList(supply);
  }

  @JsonValue
  public String id() {
    return row.id();
  }

  public Back back() {
    return row.back();
  }

  public Optional<ArtifactCategory> category() {
    return row.category();
  }

  /** RFTG-13.13: how many squares farther a team may move; 0 if it is no such token. */
  public int extraMove() {
    return extraMove;
  }

  public boolean passesWall() {
    return passesWall;
  }

  public boolean passesBarrier() {
    return passesBarrier;
  }

  public int military() {
    return military;
  }

  public int developDiscount() {
    return developDiscount;
  }

  /** What it takes off the price of this world. */
  public int settleDiscount(Card world) {
    return world.good() == Good.GENES ? Math.max(genesDiscount, settleDiscount) : settleDiscount;
  }

  public int genesMilitary() {
    return genesMilitary;
  }

  public boolean isAlienGood() {
    return isAlienGood;
  }

  private int best(ToIntFunction<TokenPower> value) {
    int best = 0;
    for (TokenPower power : row.oneOf()) {
      best = Math.max(best, value.applyAsInt(power));
    }
    return best;
  }

  private boolean has(Predicate<TokenPower> claim) {
    for (TokenPower power : row.oneOf()) {
      if (claim.test(power)) {
        return true;
      }
    }
    return false;
  }

  /** RFTG-13.15: what it counts at the end, used or not. */
  public int points(int stations) {
    return row.vp() + row.vpPerStation().orElse(0) * stations;
  }

  public List<TokenPower> powers() {
    return row.oneOf();
  }

  /** What it can be used for, one of two things at most. */
  public Text what() {
    List<TokenPower> powers = row.oneOf();
    if (powers.isEmpty()) {
      return Text.of("token.no-use");
    }
    Text one = powers.get(0).words();
    return powers.size() == 1
        ? one
        : Text.of("token.either", "one", one, "other", powers.get(1).words());
  }

  /** What it can be used for; tokens B are told apart from tokens A. */
  public Text label() {
    return back() == Back.A ? what() : Text.of("token.b", "what", what());
  }

  /** What it is called by itself. */
  public Text name() {
    return Text.of("token.name", "back", back().name(), "what", what());
  }

  /** The row of the file, for clients. */
  public Object data() {
    return row;
  }

  @Override
  public String toString() {
    return row.id();
  }
}
