package dev.starpost.engine.game;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.starpost.contracts.game.GameCommand;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * Fingerprint of a command: a hash of what it asks for, by which a repetition is told from another
 * command that has the same id. Does not depend on the order of fields, nor on the version that was
 * looked at: a client may repeat its command after it has looked again.
 */
public final class Fingerprint {
  private static final int BYTES = 16;

  private Fingerprint() {}

  public static String of(GameCommand command) {
    if (command instanceof GameCommand.Move move) {
      return hash("move " + move.seat() + canonical(move.move()));
    }
    if (command instanceof GameCommand.Undo undo) {
      return hash("undo " + undo.seat() + undo.to().map(to -> " to " + to).orElse(""));
    }
    if (command instanceof GameCommand.Resign resign) {
      return hash("resign " + resign.seat());
    }
    if (command instanceof GameCommand.StartGame start) {
      return hash("start " + start.game() + start.players() + canonical(start.options()));
    }
    if (command instanceof GameCommand.TakeBackSeat back) {
      return hash("take back " + back.seat());
    }
    if (command instanceof GameCommand.Cancel cancel) {
      return hash("cancel " + cancel.seat());
    }
    // What no person asks for is named by its id: two workers may find different moves.
    return hash(command.commandId());
  }

  private static String canonical(JsonNode node) {
    StringBuilder text = new StringBuilder();
    write(node, text);
    return text.toString();
  }

  private static void write(JsonNode node, StringBuilder text) {
    if (node.isObject()) {
      List<String> names = new ArrayList<>();
      node.fieldNames().forEachRemaining(names::add);
      names.sort(null);
      text.append('{');
      for (String name : names) {
        text.append(TextNode.valueOf(name)).append(':');
        write(node.get(name), text);
        text.append(',');
      }
      text.append('}');
    } else if (node.isArray()) {
      text.append('[');
      for (JsonNode element : node) {
        write(element, text);
        text.append(',');
      }
      text.append(']');
    } else {
      text.append(node);
    }
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
