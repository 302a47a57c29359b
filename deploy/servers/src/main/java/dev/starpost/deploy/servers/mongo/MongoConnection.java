package dev.starpost.deploy.servers.mongo;

import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * MongoDB wire protocol client. Sends commands to a MongoDB on this machine, as OP_MSG with one
 * document.
 */
final class MongoConnection implements Closeable {

  private static final int TIMEOUT_MILLIS = 10_000;
  private static final int OP_MSG = 2013;
  private static final int HEADER = 16;

  /** Flags and the kind of the one section. */
  private static final int BEFORE_DOCUMENT = 5;

  private final Socket socket;
  private final DataInputStream in;

  MongoConnection(int port) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(TIMEOUT_MILLIS);
    in = new DataInputStream(socket.getInputStream());
  }

  /** The answer, also when it is a refusal: then its {@code ok} is 0. */
  Map<String, Object> command(String name, Object argument) throws IOException {
    return command(name, argument, Map.of());
  }

  Map<String, Object> command(String name, Object argument, Map<String, Object> more)
      throws IOException {
    var command = new LinkedHashMap<String, Object>();
    command.put(name, argument);
    command.putAll(more);
    command.put("$db", "admin");
    byte[] document = Bson.encode(command);
    int length = HEADER + BEFORE_DOCUMENT + document.length;
    var message = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    message.putInt(length).putInt(1).putInt(0).putInt(OP_MSG);
    message.putInt(0).put((byte) 0).put(document);
    socket.getOutputStream().write(message.array());

    int replyLength = Integer.reverseBytes(in.readInt());
    in.skipNBytes(HEADER - Integer.BYTES + BEFORE_DOCUMENT);
    return Bson.decode(in.readNBytes(replyLength - HEADER - BEFORE_DOCUMENT));
  }

  static boolean succeeded(Map<String, Object> answer) {
    return answer.get("ok") instanceof Number ok && ok.intValue() == 1;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
