package dev.starpost.deploy.servers.mongo;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Minimal BSON codec. As much of BSON as the administration of a replica set takes. Documents are
 * maps, arrays are lists; types that we only carry from an answer into the next question stay
 * bytes.
 */
final class Bson {

  private static final byte DOUBLE = 0x01;
  private static final byte STRING = 0x02;
  private static final byte DOCUMENT = 0x03;
  private static final byte ARRAY = 0x04;
  private static final byte BINARY = 0x05;
  private static final byte OBJECT_ID = 0x07;
  private static final byte BOOLEAN = 0x08;
  private static final byte DATE = 0x09;
  private static final byte NULL = 0x0A;
  private static final byte INT = 0x10;
  private static final byte TIMESTAMP = 0x11;
  private static final byte LONG = 0x12;

  private static final int LARGEST = 64 * 1024;

  /** A value of a type that means nothing to us. */
  private record Opaque(byte type, ByteBuffer bytes) {}

  private Bson() {}

  static byte[] encode(Map<?, ?> document) {
    var out = ByteBuffer.allocate(LARGEST).order(ByteOrder.LITTLE_ENDIAN);
    write(out, document);
    return Arrays.copyOf(out.array(), out.position());
  }

  private static void write(ByteBuffer out, Map<?, ?> document) {
    int start = out.position();
    out.putInt(0);
    document.forEach((name, value) -> write(out, name.toString(), value));
    out.put((byte) 0);
    out.putInt(start, out.position() - start);
  }

  private static void write(ByteBuffer out, String name, Object value) {
    if (value instanceof String text) {
      header(out, STRING, name);
      byte[] bytes = text.getBytes(UTF_8);
      out.putInt(bytes.length + 1).put(bytes).put((byte) 0);
    } else if (value instanceof Integer number) {
      header(out, INT, name);
      out.putInt(number);
    } else if (value instanceof Long number) {
      header(out, LONG, name);
      out.putLong(number);
    } else if (value instanceof Double number) {
      header(out, DOUBLE, name);
      out.putDouble(number);
    } else if (value instanceof Boolean flag) {
      header(out, BOOLEAN, name);
      out.put((byte) (flag ? 1 : 0));
    } else if (value instanceof Map<?, ?> document) {
      header(out, DOCUMENT, name);
      write(out, document);
    } else if (value instanceof List<?> list) {
      header(out, ARRAY, name);
      var numbered = new LinkedHashMap<String, Object>();
      list.forEach(element -> numbered.put(Integer.toString(numbered.size()), element));
      write(out, numbered);
    } else if (value instanceof Opaque opaque) {
      header(out, opaque.type(), name);
      out.put(opaque.bytes().duplicate());
    } else {
      throw new IllegalArgumentException("no BSON for " + name + ": " + value);
    }
  }

  private static void header(ByteBuffer out, byte type, String name) {
    out.put(type).put(name.getBytes(UTF_8)).put((byte) 0);
  }

  static Map<String, Object> decode(byte[] bytes) throws IOException {
    return readDocument(ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN));
  }

  private static Map<String, Object> readDocument(ByteBuffer in) throws IOException {
    in.getInt();
    var document = new LinkedHashMap<String, Object>();
    for (byte type = in.get(); type != 0; type = in.get()) {
      document.put(readName(in), readValue(in, type));
    }
    return document;
  }

  private static String readName(ByteBuffer in) {
    var name = new ByteArrayOutputStream();
    for (byte next = in.get(); next != 0; next = in.get()) {
      name.write(next);
    }
    return name.toString(UTF_8);
  }

  private static Object readValue(ByteBuffer in, byte type) throws IOException {
    return switch (type) {
      case DOUBLE -> in.getDouble();
      case STRING -> {
        byte[] text = take(in, in.getInt());
        yield new String(text, 0, text.length - 1, UTF_8);
      }
      case DOCUMENT -> readDocument(in);
      case ARRAY -> List.copyOf(readDocument(in).values());
      case BOOLEAN -> in.get() == 1;
      case INT -> in.getInt();
      case LONG -> in.getLong();
      case NULL -> opaque(in, NULL, 0);
      case OBJECT_ID -> opaque(in, OBJECT_ID, 12);
      case DATE, TIMESTAMP -> opaque(in, type, 8);
      case BINARY -> opaque(in, BINARY, 5 + in.getInt(in.position()));
      default -> throw new IOException("BSON of type " + type + " is not expected here");
    };
  }

  private static Opaque opaque(ByteBuffer in, byte type, int length) {
    return new Opaque(type, ByteBuffer.wrap(take(in, length)));
  }

  private static byte[] take(ByteBuffer in, int length) {
    byte[] bytes = new byte[length];
    in.get(bytes);
    return bytes;
  }
}
