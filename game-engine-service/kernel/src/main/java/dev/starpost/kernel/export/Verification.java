package dev.starpost.kernel.export;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.SealedDice;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.table.OptionRefused;
import dev.starpost.kernel.table.TableOptionsSchema.Reading;
import dev.starpost.text.Language;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Checks an exported game: that its seed is the one promised, and that the rules, the dice and the
 * players' moves lead to every event and to the result. Whatever the document says, the answer is
 * an {@link VerificationResult}, never an exception.
 *
 * <p>Steps of the game's present {@link Game#rulesVersion} are decided again. Those of an earlier
 * one are only folded, because the rules that decided them are gone.
 */
public final class Verification<S, M, E> {
  private static final Pattern SEED =
      Pattern.compile("[0-9a-f]{" + 2 * SealedDice.SEED_BYTES + "}");

  private final Game<S, M, E> game;

  public Verification(Game<S, M, E> game) {
    this.game = game;
  }

  /** Checks a document against the games on the class path. */
  public static VerificationResult of(JsonNode document) {
    return of(document, Game.all());
  }

  /** Checks a document against the one of these games that it is about. */
  public static VerificationResult of(JsonNode document, List<? extends Game<?, ?, ?>> games) {
    try {
      GameExport export = read(document);
      for (Game<?, ?, ?> game : games) {
        if (game.id().equals(export.game())) {
          return new Verification<>(game).check(export);
        }
      }
      throw unknownGame(export, games);
    } catch (DifferenceFound found) {
      return found.outcome();
    }
  }

  public VerificationResult check(GameExport export) {
    try {
      if (!export.game().equals(game.id())) {
        throw unknownGame(export, List.of(game));
      }
      Setup setup = setup(export);
      byte[] seed = seed(export);
      Outline.check(export.history(), setup.players());
      PlayedAgain<S, M, E> again = new PlayedAgain<>(game, setup, seed, export.entropies());
      for (ExportedPly ply : export.history()) {
        again.follow(ply);
      }
      return again.end(export.result());
    } catch (DifferenceFound found) {
      return found.outcome();
    } catch (RuntimeException e) {
      // The rules were asked about something made up, and may fail in any way.
      return new VerificationResult.Differs(0, "the rules cannot say whether it fits: " + e);
    }
  }

  private static GameExport read(JsonNode document) throws DifferenceFound {
    JsonNode format = document.path("format");
    Optional<String> other = TreeDifference.between(TextNode.valueOf(GameExport.FORMAT), format);
    if (other.isPresent()) {
      throw new DifferenceFound("the format: " + other.get());
    }
    GameExport export;
    try {
      export = GameJson.mapper().treeToValue(document, GameExport.class);
    } catch (JsonProcessingException e) {
      throw new DifferenceFound("it cannot be read" + place(e) + ": " + e.getOriginalMessage());
    }
    // Jackson forgives a little, such as a space behind a kind. Nothing must pass unseen.
    Optional<String> forgiven = TreeDifference.between(GameJson.tree(export), document);
    if (forgiven.isPresent()) {
      throw new DifferenceFound("it is not as it was written: " + forgiven.get());
    }
    return export;
  }

  private static String place(JsonProcessingException unread) {
    StringBuilder path = new StringBuilder();
    if (unread instanceof JsonMappingException mapping) {
      for (JsonMappingException.Reference step : mapping.getPath()) {
        path.append('/')
            .append(step.getFieldName() == null ? step.getIndex() : step.getFieldName());
      }
    }
    return path.length() == 0 ? "" : " at " + path;
  }

  private static DifferenceFound unknownGame(
      GameExport export, List<? extends Game<?, ?, ?>> games) {
    String known = games.stream().map(Game::id).collect(Collectors.joining(", "));
    return new DifferenceFound(
        "there is no game "
            + TreeDifference.quote(TextNode.valueOf(export.game()))
            + " here, but: "
            + known);
  }

  private Setup setup(GameExport export) throws DifferenceFound {
    List<ExportedPlayer> players = export.players();
    for (int i = 0; i < players.size(); i++) {
      ExportedPlayer player = players.get(i);
      if (player.seat().index() != i) {
        throw new DifferenceFound("players: expected seat " + (i + 1) + ", found " + player.seat());
      }
      // What has no UTF-8 would be encoded as question marks, and one could stand for another.
      if (!StandardCharsets.UTF_8.newEncoder().canEncode(player.entropy())) {
        throw new DifferenceFound("the entropy of " + player.seat() + " is not Unicode");
      }
    }
    Setup setup = new Setup(players.size(), export.options());
    boolean openedByPresentRules =
        !export.history().isEmpty()
            && export.history().get(0).rulesVersion() == game.rulesVersion();
    if (openedByPresentRules) {
      accept(setup);
    }
    return setup;
  }

  /**
   * Options are checked only where the opening is decided again: earlier rules had their own, and
   * nothing else uses them.
   */
  private void accept(Setup setup) throws DifferenceFound {
    JsonNode given = GameJson.tree(setup.options());
    Reading reading = game.options().read(given);
    if (reading instanceof Reading.Wrong wrong) {
      throw refused(wrong.refusal());
    }
    JsonNode complete = GameJson.tree(((Reading.Read) reading).options());
    Optional<String> missing = TreeDifference.between(complete, given);
    if (missing.isPresent()) {
      throw new DifferenceFound("the options: " + missing.get());
    }
    Optional<OptionRefused> refusal = game.refuses(setup);
    if (refusal.isPresent()) {
      throw refused(refusal.get());
    }
  }

  private DifferenceFound refused(OptionRefused refusal) {
    return new DifferenceFound(
        "the game refuses this table: " + game.texts().say(refusal.text(), Language.ENGLISH));
  }

  private static byte[] seed(GameExport export) throws DifferenceFound {
    if (!SEED.matcher(export.seed()).matches()) {
      throw new DifferenceFound(
          "the seed: expected "
              + SealedDice.SEED_BYTES
              + " bytes in small hexadecimal digits, found "
              + TreeDifference.quote(TextNode.valueOf(export.seed())));
    }
    byte[] seed = HexFormat.of().parseHex(export.seed());
    String commitment = SealedDice.commitment(seed);
    if (!commitment.equals(export.commitment())) {
      throw new DifferenceFound(
          "the commitment: SHA-256 of the seed is "
              + commitment
              + ", found "
              + TreeDifference.quote(TextNode.valueOf(export.commitment())));
    }
    return seed;
  }
}
