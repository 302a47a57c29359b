package dev.starpost.testkit.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.export.GameExport;
import dev.starpost.kernel.export.Verification;
import dev.starpost.kernel.export.VerificationResult;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.Ply;
import dev.starpost.testkit.pebbles.PebblesGame;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the check of an export says: each thing that can be wrong, and what cannot be found out. */
class VerificationTest {
  private static final PebblesGame PEBBLES = new PebblesGame();
  private static final GameExport EXPORT = withEverything();

  /** A game in which somebody takes back and somebody resigns. */
  private static GameExport withEverything() {
    Setup setup = new Setup(2, PEBBLES.options().defaults());
    return IntStream.range(0, 10_000)
        .mapToObj(
            number ->
                new Recorder<>(PEBBLES)
                    .export(setup, List.of("ann's cat", ""), number, AutomaticPlayer.RANDOM))
        .filter(
            export ->
                kinds(export).containsAll(List.of(Ply.Kind.TAKING_BACK, Ply.Kind.RESIGNATION)))
        .findFirst()
        .orElseThrow();
  }

  private static List<Ply.Kind> kinds(GameExport export) {
    return export.history().stream().map(ply -> ply.kind()).toList();
  }

  @Test
  void a_game_that_was_played_is_genuine() {
    int plies = EXPORT.history().size();
    long draws = EXPORT.history().get(plies - 1).drawn();
    assertThat(check(document -> {}))
        .isEqualTo(new VerificationResult.Genuine(plies, plies, 0, draws));
    assertThat(new Verification<>(PEBBLES).check(EXPORT))
        .isEqualTo(new VerificationResult.Genuine(plies, plies, 0, draws));
  }

  @Test
  void it_must_be_an_export_of_a_game_that_is_known() {
    assertDiffers(
        0, "the format: expected \"starpost-export.v1\", found nothing", d -> d.removeAll());
    assertDiffers(
        0,
        "the format: expected \"starpost-export.v1\", found \"v2\"",
        document -> document.put("format", "v2"));
    assertDiffers(0, "it cannot be read at /seed", document -> document.putNull("seed"));
    assertDiffers(0, "it cannot be read at /history/2/drawn", d -> ply(d, 3).put("drawn", "many"));
    assertDiffers(
        0,
        "at /history/0/kind expected \"opening\", found \"opening \"",
        document -> ply(document, 1).put("kind", "opening "));
    assertDiffers(0, "at /history/0/seat expected nothing", d -> ply(d, 1).putNull("seat"));
    assertDiffers(0, "there is no game \"chess\" here", document -> document.put("game", "chess"));
    assertThat(Verification.of(GameJson.mapper().createArrayNode(), List.of(PEBBLES)))
        .isInstanceOf(VerificationResult.Differs.class);
  }

  @Test
  void what_a_document_says_does_not_write_on_the_terminal() {
    VerificationResult outcome = check(document -> document.put("g\u001b[2J\nGenuine: \u202e", 1));
    assertThat(((VerificationResult.Differs) outcome).sentence()).doesNotContainPattern("[\\p{C}]");
  }

  @Test
  void it_must_be_a_table_that_the_game_accepts() {
    assertDiffers(0, "players: expected seat 1, found seat 2", d -> player(d, 0).put("seat", 2));
    assertDiffers(0, "the game refuses this table", d -> ((ArrayNode) d.get("players")).remove(1));
    assertDiffers(
        0, "the game refuses this table", d -> ((ObjectNode) d.get("options")).put("speed", 1));
    assertDiffers(0, "is not Unicode", document -> player(document, 0).put("entropy", "\ud800"));
  }

  @Test
  void the_seed_must_be_the_one_that_was_promised() {
    assertDiffers(0, "the commitment: SHA-256", d -> d.put("commitment", "00"));
    assertDiffers(0, "the commitment: SHA-256", d -> d.put("seed", "ff".repeat(32)));
    assertDiffers(0, "the seed: expected 32 bytes", d -> d.put("seed", ""));
    assertDiffers(0, "the seed: expected 32 bytes", d -> d.put("seed", "dice"));
    assertDiffers(0, "the seed: expected 32 bytes", d -> d.put("seed", EXPORT.seed() + "00"));
  }

  @Test
  void the_steps_must_have_an_order_and_a_kind() {
    assertDiffers(0, "the history is empty", document -> history(document).removeAll());
    assertDiffers(2, "expected version 2, found 3", document -> history(document).remove(1));
    assertDiffers(1, "the opening comes first", d -> ply(d, 1).put("kind", "resignation"));
    assertDiffers(2, "the opening comes first", d -> ply(d, 2).put("kind", "opening"));
    assertDiffers(1, "every step but the opening has a seat", d -> ply(d, 1).put("seat", 1));
    assertDiffers(2, "every step but the opening has a seat", d -> ply(d, 2).remove("seat"));
    assertDiffers(2, "there are only 2 seats", document -> ply(document, 2).put("seat", 3));
    assertDiffers(1, "decisions have a move", document -> ply(document, 1).putObject("move"));
    int last = EXPORT.history().size();
    assertDiffers(last, "decisions have a move", d -> ply(d, last).put("kind", "decision"));
    assertDiffers(1, "only a decision can be taken back", d -> ply(d, 1).put("mayTakeBack", true));
    assertDiffers(1, "have no events, all else has", d -> ply(d, 1).putArray("events"));
    assertDiffers(2, "there had been", document -> ply(document, 2).put("drawn", 0));
    assertDiffers(1, "there had been 0 draws before", d -> ply(d, 1).put("drawn", -1));
  }

  @Test
  void the_rules_and_the_dice_must_give_the_same_events() {
    assertDiffers(
        1, "event 1 of 1: at /heap expected 12, found 13", d -> event(d, 1).put("heap", 13));
    assertDiffers(1, "event 1 of 1: at /cards/", d -> player(d, 0).put("entropy", "ann's dog"));
    assertDiffers(1, "event 1 of 1: at /worm expected nothing", d -> event(d, 1).put("worm", 1));
    assertDiffers(
        1,
        "the number of events: expected 1, found 2",
        document -> ((ArrayNode) ply(document, 1).get("events")).add(event(document, 1)));
    assertDiffers(1, "drawn: expected 7, found 8", d -> raiseDraws(d, 1));
    int free = first(Ply.Kind.TAKING_BACK) - 1;
    assertDiffers(
        free,
        "mayTakeBack: expected true, found false",
        document -> ply(document, free).put("mayTakeBack", false));
  }

  @Test
  void the_rules_must_allow_every_step() {
    assertDiffers(2, "the seat has nothing to decide", document -> ply(document, 2).put("seat", 2));
    assertDiffers(2, "the move cannot be read", d -> move(d, 2).put("type", "fly"));
    assertDiffers(
        2,
        "the rules refuse it: PB-3.1, too-many",
        document -> move(document, 2).removeAll().put("type", "take").put("count", 9));
    int back = first(Ply.Kind.TAKING_BACK);
    assertDiffers(
        back,
        "had nothing to take back",
        document -> ply(document, back).put("seat", other(ply(document, back).get("seat"))));
  }

  @Test
  void the_game_must_end_with_the_last_step_and_with_this_result() {
    int last = EXPORT.history().size();
    assertDiffers(last - 1, "the game has not ended", d -> history(d).remove(last - 1));
    assertDiffers(
        last + 1,
        "the game had ended before",
        document -> history(document).add(ply(document, last).deepCopy().put("version", last + 1)));
    assertDiffers(
        last,
        "the result: at /places/0/points",
        document -> ((ObjectNode) document.at("/result/places/0")).put("points", 99));
  }

  @Test
  void steps_of_earlier_rules_are_folded_and_counted_apart() {
    int plies = EXPORT.history().size();
    long draws = EXPORT.history().get(plies - 1).drawn();
    assertThat(new Verification<>(later()).check(EXPORT))
        .isEqualTo(new VerificationResult.Genuine(plies, 0, plies, draws));
    assertThat(checkBy(later(), document -> ply(document, plies).put("rulesVersion", 2)))
        .isEqualTo(new VerificationResult.Genuine(plies, 1, plies - 1, draws));
    // Options of earlier rules are theirs; nothing is decided with them.
    assertThat(checkBy(later(), d -> ((ObjectNode) d.get("options")).put("speed", 1)))
        .isEqualTo(new VerificationResult.Genuine(plies, 0, plies, draws));
  }

  @Test
  void steps_of_earlier_rules_must_still_lead_to_the_result() {
    assertEarlierDiffers(1, "event 1 of 1 cannot be read", d -> event(d, 1).put("heap", "all"));
    assertEarlierDiffers(1, "event 1 of 1 cannot be read", d -> event(d, 1).put("type", "fog"));
    assertEarlierDiffers(
        2, "the rules cannot follow this step", d -> event(d, 1).putArray("cards"));
    assertEarlierDiffers(
        EXPORT.history().size(),
        "the result",
        document -> ((ObjectNode) document.at("/result/places/0")).put("points", 99));
    int back = first(Ply.Kind.TAKING_BACK);
    assertEarlierDiffers(
        back,
        "had nothing to take back",
        document -> ply(document, back).put("seat", other(ply(document, back).get("seat"))));
  }

  @Test
  void rules_that_nobody_has_here_cannot_vouch_for_a_step() {
    String says = "it was decided by rules version ";
    assertDiffers(2, says + "2", document -> ply(document, 2).put("rulesVersion", 2));
    assertDiffers(2, says + "0", document -> ply(document, 2).put("rulesVersion", 0));
    assertDiffers(1, says + "-1", document -> ply(document, 1).put("rulesVersion", -1));
  }

  /** The limit of the proof, kept here so that nobody promises more. */
  @Test
  void a_game_that_could_have_been_played_cannot_be_told_from_the_one_that_was() {
    int back = first(Ply.Kind.TAKING_BACK);
    VerificationResult outcome =
        check(
            document -> {
              history(document).remove(back - 1);
              history(document).remove(back - 2);
              for (int i = 0; i < history(document).size(); i++) {
                ply(document, i + 1).put("version", i + 1);
              }
            });
    assertThat(outcome).isInstanceOf(VerificationResult.Genuine.class);
  }

  private static Game<?, ?, ?> later() {
    return new PebblesGame() {
      @Override
      public int rulesVersion() {
        return 2;
      }
    };
  }

  private static void assertDiffers(long version, String says, Consumer<ObjectNode> tampering) {
    assertDiffers(PEBBLES, version, says, tampering);
  }

  private static void assertEarlierDiffers(
      long version, String says, Consumer<ObjectNode> tampering) {
    assertDiffers(later(), version, says, tampering);
  }

  private static void assertDiffers(
      Game<?, ?, ?> game, long version, String says, Consumer<ObjectNode> tampering) {
    VerificationResult outcome = checkBy(game, tampering);
    assertThat(outcome).isInstanceOf(VerificationResult.Differs.class);
    assertThat(((VerificationResult.Differs) outcome).sentence()).contains(says);
    assertThat(((VerificationResult.Differs) outcome).version()).isEqualTo(version);
  }

  private static VerificationResult check(Consumer<ObjectNode> tampering) {
    return checkBy(PEBBLES, tampering);
  }

  private static VerificationResult checkBy(Game<?, ?, ?> game, Consumer<ObjectNode> tampering) {
    ObjectNode document = (ObjectNode) GameJson.tree(EXPORT);
    tampering.accept(document);
    return Verification.of(document, List.of(game));
  }

  private static void raiseDraws(ObjectNode document, long by) {
    for (JsonNode ply : history(document)) {
      ((ObjectNode) ply).put("drawn", ply.get("drawn").longValue() + by);
    }
  }

  private static int first(Ply.Kind kind) {
    return kinds(EXPORT).indexOf(kind) + 1;
  }

  private static int other(JsonNode seat) {
    return 3 - seat.intValue();
  }

  private static ArrayNode history(ObjectNode document) {
    return (ArrayNode) document.get("history");
  }

  private static ObjectNode ply(ObjectNode document, int version) {
    return (ObjectNode) history(document).get(version - 1);
  }

  private static ObjectNode event(ObjectNode document, int version) {
    return (ObjectNode) ply(document, version).get("events").get(0);
  }

  private static ObjectNode move(ObjectNode document, int version) {
    return (ObjectNode) ply(document, version).get("move");
  }

  private static ObjectNode player(ObjectNode document, int index) {
    return (ObjectNode) document.get("players").get(index);
  }
}
