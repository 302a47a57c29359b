package dev.starpost.lobby.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.messaging.CommitReader;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class CommitReaderTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Story story = Story.begun(Visibility.PUBLIC, "ann", "bob");

  @Test
  void a_commit_is_read() throws Exception {
    GameCommit commit = story.finished();

    assertThat(CommitReader.read(Stories.message(story.id(), ContractJson.write(commit))))
        .isEqualTo(commit);
  }

  @Test
  void what_is_no_commit_is_told_apart_with_a_reason() {
    refused("nothing in it", story.id(), null);
    refused("Unrecognized token", story.id(), "salvage".getBytes(UTF_8));
    refused("another game", "sal-other", ContractJson.write(story.first()));
    refused("another game", null, ContractJson.write(story.first()));
    refused("", story.id(), "{\"type\":\"game-commit.v1\"}".getBytes(UTF_8));
  }

  @Test
  void what_could_not_be_stored_is_not_let_through() throws Exception {
    changed("versions begin", commit -> commit.put("version", 0));
    changed("version 1 begins", commit -> commit.put("version", 2));
    changed("version 1 begins", commit -> ((ArrayNode) commit.get("facts")).remove(0));
    changed("that time", commit -> commit.put("at", "+999999-01-01T00:00:00Z"));
    changed("name of the game", commit -> commit.put("game", "sal\u0000vage"));
    changed("account of a player", commit -> player(commit).put("account", "x".repeat(3000)));
    changed("name of a player", commit -> player(commit).put("name", "\ud800"));
    changed("one seat", commit -> player(commit).put("seat", 2));
    changed("nobody", commit -> ((ObjectNode) commit.at("/facts/0")).putArray("players"));
    changed(
        "deadline",
        commit -> ((ObjectNode) commit.at("/facts/1")).put("deadline", "-0044-03-15T12:00:00Z"));
  }

  private static ObjectNode player(ObjectNode commit) {
    return (ObjectNode) commit.at("/facts/0/players/0");
  }

  private void changed(String why, Consumer<ObjectNode> change) throws Exception {
    ObjectNode commit = (ObjectNode) JSON.readTree(ContractJson.write(story.first()));
    change.accept(commit);
    refused(why, story.id(), JSON.writeValueAsBytes(commit));
  }

  private static void refused(String why, String key, byte[] value) {
    assertThatThrownBy(() -> CommitReader.read(Stories.message(key, value)))
        .isInstanceOf(CommitReader.Unreadable.class)
        .hasMessageContaining(why);
  }
}
