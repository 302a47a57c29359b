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

  private final OrbData.TokenRow row;

  private Token(OrbData.TokenRow row) {
    this.row = row;
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
    List<Token> supply = new ArrayList<>();
    for (Token token : ALL) {
      if (token.back() == back) {
        supply.addAll(Collections.nCopies(token.row.count(), token));
      }
    }
    return supply;
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
    return best(TokenPower::extraMove);
  }

  public boolean passesWall() {
    return has(TokenPower::passesWall);
  }

  public boolean passesBarrier() {
    return has(TokenPower::passesBarrier);
  }

  public int military() {
    return best(TokenPower::military);
  }

  public int developDiscount() {
    return best(TokenPower::developDiscount);
  }

  /** What it takes off the price of this world. */
  public int settleDiscount(Card world) {
    int genes = world.good() == Good.GENES ? best(TokenPower::genesDiscount) : 0;
    return Math.max(genes, best(TokenPower::settleDiscount));
  }

  public int genesMilitary() {
    return best(TokenPower::genesMilitary);
  }

  public boolean isAlienGood() {
    return has(TokenPower::isAlienGood);
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

  public Text label() {
    return Text.of("token." + row.id());
  }

  @Override
  public String toString() {
    return row.id();
  }
}
