package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.neutral;
import static dev.starpost.games.alienfrontiers.FrontiersTable.red;
import static dev.starpost.games.alienfrontiers.FrontiersTable.relic;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.component.Colony;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.games.alienfrontiers.plugin.FrontiersGame;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Question;
import dev.starpost.testkit.record.GameLog;
import dev.starpost.text.Language;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Sentences that are put together read well in both languages. */
class WordsTest {
  private static final FrontiersGame GAME = new FrontiersGame();
  private static final Colony COLONY = new Colony(Territory.ASIMOV_CRATER, RED);

  @Test
  void a_question_names_the_colony_that_was_picked_and_whose_it_is() {
    asks(
        new Pending.Swap(COLONY),
        "With which colony do you swap Ann’s colony on Asimov Crater?",
        "Avec quelle colonie échangez-vous la colonie sur Asimov Crater (Ann) ?");
    asks(
        new Pending.Move(COLONY),
        "Where do you move Ann’s colony on Asimov Crater?",
        "Où déplacez-vous la colonie sur Asimov Crater (Ann) ?");
  }

  @Test
  void a_question_names_the_ship_that_was_picked_up() {
    asks(
        new Pending.Redock(Tech.MIND_CONTROL_HELMET, red(4), Station.LUNAR_MINE),
        "Where do you dock Ann’s ship showing 4?",
        "Où placez-vous le vaisseau de valeur 4 (Ann) ?");
  }

  @Test
  void numbers_agree_with_their_words() {
    asks(
        new Pending.Excess(1), "Choose 1 resource to return", "Choisissez 1 ressource à défausser");
    asks(
        new Pending.Excess(2),
        "Choose 2 resources to return",
        "Choisissez 2 ressources à défausser");
    asks(
        new Pending.Overshoot(1),
        "Launch your colony: 1 step is left over",
        "Placez votre colonie sur un territoire : il reste 1 cercle supplémentaire");
    asks(
        new Pending.Overshoot(2),
        "Launch your colony: 2 steps are left over",
        "Placez votre colonie sur un territoire : il reste 2 cercles supplémentaires");
    says(
        Text.of("label.trade", "fuel", 1),
        "Trade 1 fuel for 1 ore",
        "Échanger 1 pion Carburant contre 1 cube Minerai");
    says(
        Text.of("label.trade", "fuel", 3),
        "Trade 3 fuel for 1 ore",
        "Échanger 3 pions Carburant contre 1 cube Minerai");
  }

  @Test
  void one_ship_docks_in_the_same_words_as_three() {
    Text one =
        Text.of(
            "label.dock-ships",
            "station",
            Station.TERRAFORMING_STATION.label(),
            "ships",
            FrontiersTable.ships(red(6)).labels());
    says(one, "Dock at the Terraforming Station: 6", "Placer sur Terraforming Station : 6");
  }

  /** The French rulebook calls them by what is printed on the board and on the cards. */
  @Test
  void names_are_those_of_the_rulebook_in_both_languages() {
    List<Text> names = new ArrayList<>();
    Station.WITH_DOCKS.forEach(station -> names.add(station.label()));
    names.add(Station.MAINTENANCE_BAY.label());
    Territory.ALL.forEach(territory -> names.add(territory.label()));
    Field.ALL.forEach(field -> names.add(field.label()));
    Tech.ALL.forEach(card -> names.add(card.label()));
    for (Text name : names) {
      assertThat(GAME.texts().say(name, Language.FRENCH))
          .isEqualTo(GAME.texts().say(name, Language.ENGLISH));
    }
  }

  private static void asks(Pending pending, String english, String french) {
    AlienFrontiers game = table(2).asking(pending).game();
    Question question = new FrontiersGame().rules().question(game, BLUE).orElseThrow();
    says(question.text(), english, french);
  }

  private static void says(Text text, String english, String french) {
    Texts texts = GameLog.named(GAME, 2);
    assertThat(texts.say(text, Language.ENGLISH)).isEqualTo(english);
    assertThat(texts.say(text, Language.FRENCH)).isEqualTo(french);
  }

  @Test
  void a_ship_is_named_by_whose_it_is_and_what_it_shows() {
    says(blue(5).label(), "Ben’s ship showing 5", "vaisseau de valeur 5 (Ben)");
    says(relic(3).label(), "the relic ship showing 3", "vaisseau relique de valeur 3");
    says(neutral().label(), "a neutral ship showing 1", "vaisseau neutre de valeur 1");
  }

  @Test
  void options_say_what_they_do_and_where() {
    AlienFrontiers game =
        table(2)
            .rolled(4, 4)
            .has(BLUE, 4, 0)
            .ships(RED, 4)
            .docked(Station.LUNAR_MINE, red(2))
            .cards(BLUE, Tech.BOOSTER_POD, Tech.PLASMA_CANNON)
            .field(Field.POSITRON, Territory.LEM_BADLANDS)
            .game();
    assertThat(new FrontiersGame().rules().options(game, BLUE))
        .extracting(option -> GAME.texts().say(option.label(), Language.ENGLISH))
        .containsExactly(
            "Dock at the Solar Converter",
            "Dock at the Lunar Mine",
            "Dock at the Orbital Market: 4, 4",
            "Dock at the Alien Artifact",
            "Dock at the Colonist Hub",
            "Booster Pod: raise a ship by 1",
            "Discard the Booster Pod: remove a field",
            "Plasma Cannon: shoot ships into the Maintenance Bay (Lunar Mine)",
            "Discard the Plasma Cannon: destroy a ship (Lunar Mine)");
  }

  @Test
  void ships_of_one_player_are_named_together() {
    says(
        new StationEvent.RaidersDisplaced(
                BLUE, FrontiersTable.ships(red(2), red(3), red(4), relic(5)))
            .text(),
        "Ben drives the raiders out of the Raiders’ Outpost: Ann’s ships showing 2, 3 and 4 and"
            + " the relic ship showing 5.",
        "Ben chasse les vaisseaux de Raiders’ Outpost : vaisseaux de valeurs 2, 3 et 4 (Ann) et"
            + " vaisseau relique de valeur 5.");
  }

  @Test
  void a_territory_that_adds_something_is_named() {
    says(
        docked(3, Resources.fuel(3)),
        "Ann docks a ship showing 3 at the Solar Converter and gets 3 fuel (1 thanks to Lem"
            + " Badlands).",
        "Ann place un vaisseau de valeur 3 sur Solar Converter et reçoit 3 pions Carburant (dont 1"
            + " grâce au territoire Lem Badlands).");
    says(
        docked(3, Resources.fuel(2)),
        "Ann docks a ship showing 3 at the Solar Converter and gets 2 fuel.",
        "Ann place un vaisseau de valeur 3 sur Solar Converter et reçoit 2 pions Carburant.");
    says(
        new StationEvent.HubAdvanced(RED, 5, false, true).text(),
        "Ann moves the colony on the Colonist Hub two circles thanks to Asimov Crater, to circle 5.",
        "Ann fait avancer sa colonie sur Colonist Hub de deux cercles grâce au territoire Asimov"
            + " Crater, jusqu’au cercle 5.");
  }

  private static Text docked(int value, Resources gained) {
    return new StationEvent.ShipsDocked(
            RED,
            Station.SOLAR_CONVERTER,
            FrontiersTable.ships(red(value)),
            Optional.empty(),
            Resources.NONE,
            gained)
        .text();
  }

  @Test
  void the_end_says_why() {
    PerSeat<Integer> points = PerSeat.of(List.of(3, 5));
    says(
        new TurnEvent.Ended(Optional.of(BLUE), points, List.of(BLUE)).text(),
        "Ben has no colony left to place: the game is over. Ann has 3 points and Ben has 5 points."
            + " Ben wins.",
        "Ben a placé sa dernière colonie : la partie est terminée. Ann a 3 points et Ben a 5"
            + " points. Ben gagne.");
    says(
        new TurnEvent.Ended(Optional.empty(), points, List.of(RED)).text(),
        "Only one player is left: the game is over. Ann has 3 points and Ben has 5 points. Ann"
            + " wins.",
        "Il ne reste qu’un joueur : la partie est terminée. Ann a 3 points et Ben a 5 points. Ann"
            + " gagne.");
  }

  @Test
  void control_and_points_that_are_lost_read_as_a_loss() {
    says(
        new StandingEvent.ControlChanged(
                Territory.LEM_BADLANDS, Optional.of(RED), Optional.empty(), List.of(RED, BLUE))
            .text(),
        "Ann loses control of Lem Badlands: Ann and Ben are tied there.",
        "Ann perd le contrôle du territoire Lem Badlands : Ann et Ben y sont à égalité.");
    says(
        new StandingEvent.ControlChanged(
                Territory.LEM_BADLANDS, Optional.of(RED), Optional.empty(), List.of())
            .text(),
        "Ann loses control of Lem Badlands, where no colony is left.",
        "Ann perd le contrôle du territoire Lem Badlands, où il ne reste aucune colonie.");
    says(
        new StandingEvent.PointsChanged(
                List.of(
                    new StandingEvent.PointsChanged.Change(RED, 5, 3),
                    new StandingEvent.PointsChanged.Change(BLUE, 0, 1)))
            .text(),
        "Ann loses 2 points and is down to 3; Ben gains 1 point and now has 1.",
        "Ann perd 2 points et n’en a plus que 3 ; Ben gagne 1 point et en a maintenant 1.");
  }
}
