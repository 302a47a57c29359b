package dev.starpost.deploy.load.cold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Random;
import org.bson.BsonDocument;
import org.bson.Document;
import org.bson.RawBsonDocument;
import org.bson.codecs.DocumentCodec;
import org.junit.jupiter.api.Test;

class StoredDocumentTest {
  private static final String ID = "sv-01KA53Y0QJ8R4M3T2X9W6V5C7B";
  private static final String OTHER = "sv-01E0000000ZZZZZZZZZZZZZZZZ";

  @Test
  void a_copy_speaks_of_the_other_game_everywhere_and_is_the_same_otherwise() {
    RawBsonDocument copy = new StoredDocument(raw(commit(ID)), ID).of(OTHER);
    assertThat(BsonDocument.parse(copy.toJson()))
        .isEqualTo(BsonDocument.parse(raw(commit(OTHER)).toJson()));
  }

  @Test
  void every_copy_stands_for_itself() {
    StoredDocument original = new StoredDocument(raw(commit(ID)), ID);
    RawBsonDocument first = original.of(OTHER);
    original.of("sv-01E0000001ZZZZZZZZZZZZZZZZ");
    assertThat(first.getString("gameId").getValue()).isEqualTo(OTHER);
  }

  @Test
  void an_id_that_would_not_fit_is_refused() {
    StoredDocument original = new StoredDocument(raw(commit(ID)), ID);
    assertThatThrownBy(() -> original.of("sv-2")).hasMessageContaining("not as long");
    assertThatThrownBy(() -> new StoredDocument(raw(commit(ID)), OTHER))
        .hasMessageContaining("not a document of");
  }

  @Test
  void new_ids_look_like_those_of_the_engine_and_go_up() {
    GameIds ids = new GameIds(1_580_000_000_000L, new Random(1));
    String first = ids.next();
    String second = ids.next();
    assertThat(first).hasSameSizeAs(ID).matches("sv-01DZFNDE00[0-9A-HJKMNP-TV-Z]{16}");
    assertThat(second).isGreaterThan(first);
  }

  private static Document commit(String gameId) {
    return new Document("_id", gameId + ":1")
        .append("gameId", gameId)
        .append("commandId", "01KA53Y0QJ8R4M3T2X9W6V5C7B")
        .append("at", Date.from(Instant.EPOCH))
        .append("version", 1L)
        .append("events", List.of("{\"type\":\"opened.v1\",\"rough\":false}"))
        .append("opening", "{\"gameId\":\"" + gameId + "\",\"game\":\"salvage\",\"seed\":\"00\"}")
        .append("announcement", "{\"type\":\"game-started.v1\",\"gameId\":\"" + gameId + "\"}");
  }

  private static RawBsonDocument raw(Document document) {
    return new RawBsonDocument(document, new DocumentCodec());
  }
}
