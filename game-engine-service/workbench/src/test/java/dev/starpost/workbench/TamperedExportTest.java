package dev.starpost.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.SealedDice;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.export.Verification;
import dev.starpost.kernel.export.VerificationResult;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.Ply;
import dev.starpost.testkit.record.Recorder;
import dev.starpost.workbench.Tampering.How;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

/** Whatever is changed in the export of a real game is found, and nothing makes the check fail. */
class TamperedExportTest {

  /**
   * What is not part of the proof: its words can be others. They must still be there, and be words.
   * docs/fair-chance.md lists the same.
   */
  private static final Pattern NOT_PROVED =
      Pattern.compile("/gameId|/startedAt|/finishedAt|/players/\\d+/name|/history/\\d+/at");

  /** The order of what a move chooses means nothing in any game. */
  private static final Pattern CHOSEN = Pattern.compile("/history/\\d+/move/[a-zA-Z]+/\\d+");

  private static final Pattern RULES_VERSION = Pattern.compile("/history/\\d+/rulesVersion");

  private static final Game<?, ?, ?> SALVAGE = Game.named("salvage").orElseThrow();

  @Test
  void no_tampering_passes() throws Exception {
    JsonNode export = export();
    VerificationResult genuine = Verification.of(export);
    assertThat(genuine).isInstanceOf(VerificationResult.Genuine.class);

    List<String> passed = new ArrayList<>();
    List<String> accused = new ArrayList<>();
    Map<How, Integer> tried = new EnumMap<>(How.class);
    new Tampering(
            export,
            (at, how, document) -> {
              tried.merge(how, 1, Integer::sum);
              VerificationResult outcome = Verification.of(document);
              boolean means = meansSomething(at, how);
              if (means && !isNoticed(outcome, at, document)) {
                passed.add(how + " at " + at);
              }
              if (!means && !outcome.equals(genuine)) {
                accused.add(how + " at " + at + ": " + outcome);
              }
            })
        .everywhere();

    assertThat(passed).as("tampered documents that passed").isEmpty();
    assertThat(accused).as("differences where none is claimed to be found").isEmpty();
    assertThat(tried).as("ways that were tried").containsOnlyKeys(How.values());
  }

  /**
   * A step for which earlier rules are claimed is folded only, and called so: docs/fair-chance.md.
   */
  private static boolean isNoticed(VerificationResult outcome, JsonPointer at, JsonNode document) {
    boolean claimsEarlierRules =
        RULES_VERSION.matcher(at.toString()).matches()
            && document.at(at).longValue() < SALVAGE.rulesVersion();
    return outcome instanceof VerificationResult.Differs
        || (claimsEarlierRules
            && outcome instanceof VerificationResult.Genuine genuine
            && genuine.foldedOnly() == 1);
  }

  private static boolean meansSomething(JsonPointer at, How how) {
    boolean freeWord = how == How.ANOTHER_WORD && NOT_PROVED.matcher(at.toString()).matches();
    boolean freeOrder = how == How.ELEMENTS_SWAPPED && CHOSEN.matcher(at.toString()).matches();
    return !freeWord && !freeOrder;
  }

  @Test
  void no_step_passes_for_one_of_another_kind() throws Exception {
    ObjectNode export = export();
    for (JsonNode ply : export.get("history")) {
      JsonNode genuine = ply.get("kind");
      for (Ply.Kind kind : Ply.Kind.values()) {
        ((ObjectNode) ply).set("kind", GameJson.tree(kind));
        Class<?> expected =
            GameJson.tree(kind).equals(genuine) || isOfAnotherHand(kind, genuine, ply)
                ? VerificationResult.Genuine.class
                : VerificationResult.Differs.class;
        assertThat(Verification.of(export)).as("%s as %s", ply, kind).isInstanceOf(expected);
      }
      ((ObjectNode) ply).set("kind", genuine);
    }
  }

  /** Who decided for a seat, its player or a bot or the clock, is not proved. */
  private static boolean isOfAnotherHand(Ply.Kind kind, JsonNode genuine, JsonNode ply) {
    return switch (genuine.textValue()) {
      case "decision" -> kind == Ply.Kind.BOT_DECISION && !ply.get("mayTakeBack").booleanValue();
      case "resignation" -> kind == Ply.Kind.FORFEIT;
      default -> false;
    };
  }

  /** Steps of earlier rules are folded as they are: whatever they say, the answer is an outcome. */
  @Test
  void no_tampering_makes_the_folding_of_earlier_steps_fail() throws Exception {
    Game<?, ?, ?> later = salvageOfLaterRules();
    JsonNode export = export();
    assertThat(Verification.of(export, List.of(later)))
        .asInstanceOf(InstanceOfAssertFactories.type(VerificationResult.Genuine.class))
        .matches(genuine -> genuine.foldedOnly() == genuine.plies());
    List<VerificationResult> outcomes = new ArrayList<>();
    new Tampering(
            export, (at, how, document) -> outcomes.add(Verification.of(document, List.of(later))))
        .everywhere();
    assertThat(outcomes)
        .hasAtLeastOneElementOfType(VerificationResult.Differs.class)
        .doesNotContainNull();
  }

  static Game<?, ?, ?> salvageOfLaterRules() {
    return (Game<?, ?, ?>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, arguments) ->
                method.getName().equals("rulesVersion")
                    ? SALVAGE.rulesVersion() + 1
                    : method.invoke(SALVAGE, arguments));
  }

  @Test
  void another_seed_with_a_commitment_that_fits_it_gives_another_game() throws Exception {
    ObjectNode export = export();
    byte[] seed = HexFormat.of().parseHex(export.get("seed").textValue());
    seed[0]++;
    export.put("seed", HexFormat.of().formatHex(seed));
    export.put("commitment", SealedDice.commitment(seed));
    assertThat(Verification.of(export)).isInstanceOf(VerificationResult.Differs.class);
  }

  /** With a decision taken back, a resignation, dice, and entropy of two players. */
  static ObjectNode export() throws Arguments.Wrong, JsonProcessingException {
    return export(List.of("ann's cat", "", "\u00e9t\u00e9"));
  }

  static ObjectNode export(List<String> entropies) throws Arguments.Wrong, JsonProcessingException {
    Setup setup = Tables.setup(SALVAGE, 3, Map.of("space", "rough"));
    for (int number = 0; number < 1_000; number++) {
      String json =
          GameJson.mapper()
              .writeValueAsString(
                  new Recorder<>(SALVAGE).export(setup, entropies, number, AutomaticPlayer.RANDOM));
      if (List.of("taking-back", "resignation", "tie-rolled.v1", "hands-trimmed.v1").stream()
          .allMatch(json::contains)) {
        return (ObjectNode) GameJson.mapper().readTree(json);
      }
    }
    throw new AssertionError("no game among 1,000 has everything");
  }
}
