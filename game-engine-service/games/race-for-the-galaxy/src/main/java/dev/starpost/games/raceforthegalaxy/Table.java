package dev.starpost.games.raceforthegalaxy;

import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.table.OptionRefused;
import dev.starpost.kernel.table.TableOption;
import dev.starpost.kernel.table.TableOptions;
import dev.starpost.kernel.table.TableOptionsSchema;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/**
 * RFTG-1.2: what was agreed on before the game.
 *
 * @param artifacts whether the cards of Alien Artifacts are in play
 * @param orb whether the Orb is in play (RFTG-1.4)
 * @param expert whether two players choose two actions each
 * @param presetHands whether the opening hands are fixed
 * @param secondEdition whether the later printing of some cards is used
 */
public record Table(
    int players,
    boolean artifacts,
    boolean orb,
    boolean expert,
    boolean presetHands,
    boolean secondEdition) {

  static final String EXPANSION = "expansion";
  static final String NONE = "none";
  static final String ALIEN_ARTIFACTS = "alien-artifacts";
  static final String ORB = "orb";
  static final String TWO_PLAYER_MODE = "twoPlayerMode";
  static final String EXPERT = "expert";
  static final String STANDARD = "standard";
  static final String PRESET_HANDS = "presetHands";
  static final String SECOND_EDITION = "secondEdition";

  public static final TableOptionsSchema OPTIONS =
      TableOptionsSchema.of(
          new TableOption.Choice(EXPANSION, List.of(NONE, ALIEN_ARTIFACTS), ALIEN_ARTIFACTS),
          new TableOption.Flag(ORB, false),
          new TableOption.Choice(TWO_PLAYER_MODE, List.of(STANDARD, EXPERT), EXPERT),
          new TableOption.Flag(PRESET_HANDS, false),
          new TableOption.Flag(SECOND_EDITION, false));

  private static final int MOST_WITHOUT_EXPANSION = 4;

  /** RFTG-3.7. */
  private static final int CHIPS_EACH = 12;

  static final Table UNSET = new Table(2, false, false, false, false, false);

  static Table of(Setup setup) {
    TableOptions options = setup.options();
    return new Table(
        setup.players(),
        options.choice(EXPANSION).equals(ALIEN_ARTIFACTS),
        options.flag(ORB),
        options.choice(TWO_PLAYER_MODE).equals(EXPERT),
        options.flag(PRESET_HANDS),
        options.flag(SECOND_EDITION));
  }

  /** Why these options do not go together. */
  public static Optional<OptionRefused> refuses(Setup setup) {
    boolean artifacts = setup.options().choice(EXPANSION).equals(ALIEN_ARTIFACTS);
    if (!artifacts && setup.players() > MOST_WITHOUT_EXPANSION) {
      return Optional.of(
          new OptionRefused(EXPANSION, Text.of("option-refused.five-need-the-expansion")));
    }
    return !artifacts && setup.options().flag(ORB)
        ? Optional.of(new OptionRefused(ORB, Text.of("option-refused.orb-needs-the-expansion")))
        : Optional.empty();
  }

  public List<Seat> seats() {
    return Seat.first(players);
  }

  /** RFTG-4.6, RFTG-4.7: how many action cards each player chooses. */
  int actionsEach() {
    return players == 2 && expert ? 2 : 1;
  }

  int pool() {
    return CHIPS_EACH * players;
  }
}
