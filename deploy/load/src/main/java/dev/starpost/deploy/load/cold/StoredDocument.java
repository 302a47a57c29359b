package dev.starpost.deploy.load.cold;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.ArrayList;
import java.util.List;
import org.bson.ByteBuf;
import org.bson.RawBsonDocument;

/**
 * A document of one game as MongoDB keeps it, from which the same document of other games is made.
 * The id of the game stands in several places, some of them inside JSON text; all ids are of one
 * length, so each can be written over where it stands.
 */
final class StoredDocument {
  private final byte[] bytes;
  private final int idLength;
  private final List<Integer> places;

  StoredDocument(RawBsonDocument document, String gameId) {
    ByteBuf buffer = document.getByteBuffer();
    try {
      this.bytes = new byte[buffer.remaining()];
      buffer.get(bytes);
    } finally {
      buffer.release();
    }
    this.idLength = gameId.length();
    this.places = places(bytes, gameId.getBytes(US_ASCII));
    if (places.isEmpty()) {
      throw new IllegalArgumentException("not a document of " + gameId);
    }
  }

  RawBsonDocument of(String gameId) {
    byte[] id = gameId.getBytes(US_ASCII);
    if (id.length != idLength) {
      throw new IllegalArgumentException(gameId + " is not as long as the id it replaces");
    }
    byte[] copy = bytes.clone();
    for (int place : places) {
      System.arraycopy(id, 0, copy, place, id.length);
    }
    return new RawBsonDocument(copy);
  }

  private static List<Integer> places(byte[] bytes, byte[] id) {
    List<Integer> places = new ArrayList<>();
    for (int place = 0; place + id.length <= bytes.length; place++) {
      if (matches(bytes, place, id)) {
        places.add(place);
      }
    }
    return places;
  }

  private static boolean matches(byte[] bytes, int place, byte[] id) {
    for (int i = 0; i < id.length; i++) {
      if (bytes[place + i] != id[i]) {
        return false;
      }
    }
    return true;
  }
}
