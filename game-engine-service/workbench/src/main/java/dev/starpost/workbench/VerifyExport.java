package dev.starpost.workbench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.export.Verification;
import dev.starpost.kernel.export.VerificationResult;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** Checks the export of a finished game and says in words what that showed. */
public final class VerifyExport {
  static final int GENUINE = 0;
  static final int NOT_GENUINE = 1;
  static final int NOT_CHECKED = 2;

  private static final int MEGABYTE = 1024 * 1024;

  /** The longest game is far below; a file beyond would only fill the memory. */
  private static final int MOST_MEGABYTES = 64;

  private final List<Game<?, ?, ?>> games;
  private final PrintStream out;
  private final PrintStream err;

  VerifyExport(List<Game<?, ?, ?>> games, PrintStream out, PrintStream err) {
    this.games = games;
    this.out = out;
    this.err = err;
  }

  /** {@code FILE}. */
  public static void main(String[] arguments) {
    System.exit(new VerifyExport(Game.all(), System.out, System.err).run(arguments));
  }

  /** The exit code. */
  int run(String... arguments) {
    try {
      if (arguments.length != 1) {
        throw new Arguments.Wrong("name one file, the export of a finished game");
      }
      JsonNode document = read(arguments[0]);
      VerificationResult outcome = Verification.of(document, games);
      if (outcome instanceof VerificationResult.Differs differs) {
        String where = differs.version() == 0 ? "" : "version " + differs.version() + ": ";
        out.println("Not genuine. The first difference: " + where + differs.sentence());
        return NOT_GENUINE;
      }
      say((VerificationResult.Genuine) outcome, document);
      return GENUINE;
    } catch (Arguments.Wrong wrong) {
      // What a broken file says may be quoted: it must not write on the reader's terminal.
      err.println("verify: " + wrong.getMessage().replaceAll("\\p{C}+", " "));
      return NOT_CHECKED;
    }
  }

  private static JsonNode read(String file) throws Arguments.Wrong {
    byte[] content;
    try (InputStream in = Files.newInputStream(Path.of(file))) {
      // Not by its size: what is no plain file does not know it.
      content = in.readNBytes(MOST_MEGABYTES * MEGABYTE + 1);
    } catch (NoSuchFileException e) {
      throw new Arguments.Wrong("there is no file " + file);
    } catch (IOException | InvalidPathException e) {
      throw new Arguments.Wrong("cannot read " + file + ": " + e.getMessage());
    }
    if (content.length > MOST_MEGABYTES * MEGABYTE) {
      throw new Arguments.Wrong(file + " is larger than " + MOST_MEGABYTES + " MB");
    }
    try {
      JsonNode document = GameJson.mapper().readTree(content);
      if (document.isMissingNode()) {
        throw new Arguments.Wrong(file + " is empty");
      }
      return document;
    } catch (JsonProcessingException e) {
      throw new Arguments.Wrong(file + " is not JSON: " + e.getOriginalMessage());
    } catch (IOException e) {
      throw new Arguments.Wrong("cannot read " + file + ": " + e.getMessage());
    }
  }

  private void say(VerificationResult.Genuine genuine, JsonNode document) {
    String name = document.get("game").textValue();
    int rulesVersion =
        games.stream()
            .filter(game -> game.id().equals(name))
            .mapToInt(Game::rulesVersion)
            .findFirst()
            .orElseThrow();
    if (genuine.foldedOnly() == 0) {
      out.printf(
          "Genuine: all %d steps decided again by rules version %d of %s, %d draws from the sealed"
              + " seed. Every event and the result are the same.%n",
          genuine.plies(), rulesVersion, name, genuine.draws());
    } else {
      out.printf(
          "Genuine as far as it can be checked: %d of %d steps decided again by rules version %d of"
              + " %s, %d draws from the sealed seed.%n",
          genuine.decidedAgain(), genuine.plies(), rulesVersion, name, genuine.draws());
      out.printf(
          "The other %d steps were decided by earlier rules and only folded: their events lead to"
              + " this result, but whether those rules and the dice gave these events is not"
              + " shown. A Starpost of that time can show it.%n",
          genuine.foldedOnly());
    }
    out.printf(
        "The seed fits the commitment %s. Is it the one you were shown before the game?%n",
        document.get("commitment").textValue());
    out.println("What the players added to the dice. Is yours there?");
    for (JsonNode player : document.get("players")) {
      JsonNode entropy = player.get("entropy");
      out.printf(
          "  seat %s: %s%n",
          player.get("seat"), entropy.textValue().isEmpty() ? "nothing" : printable(entropy));
    }
  }

  /**
   * As JSON, with all that is neither a letter nor ASCII spelt out: nothing hides, nothing moves.
   */
  private static String printable(JsonNode word) {
    StringBuilder printed = new StringBuilder();
    word.toString()
        .codePoints()
        .forEach(
            point -> {
              if (Character.isLetterOrDigit(point) || (point >= ' ' && point <= '~')) {
                printed.appendCodePoint(point);
              } else {
                printed.append(String.format("\\u{%x}", point));
              }
            });
    return printed.toString();
  }
}
