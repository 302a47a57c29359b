package dev.starpost.deploy.servers.postgres;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * PostgreSQL wire protocol client. As much of PostgreSQL's protocol (version 3) as it takes to see
 * that a server serves and to create a database on it. A driver would be a dependency, and this
 * module has none.
 */
public final class PostgresConnection implements Closeable {

  private static final int TIMEOUT_MILLIS = 10_000;
  private static final int PROTOCOL_3 = 3 << 16;

  /** Kinds of authentication request. */
  private static final int OK = 0;

  private static final int CLEAR_TEXT = 3;
  private static final int SASL = 10;
  private static final int SASL_CONTINUE = 11;
  private static final int SASL_FINAL = 12;

  private record Message(char type, ByteBuffer body) {

    /** Up to the zero byte that ends it. */
    String text() {
      var bytes = new ByteArrayOutputStream();
      for (byte next = body.get(); next != 0; next = body.get()) {
        bytes.write(next);
      }
      return bytes.toString(UTF_8);
    }

    String rest() {
      return UTF_8.decode(body).toString();
    }
  }

  private final Socket socket;
  private final DataInputStream in;
  private final DataOutputStream out;

  private PostgresConnection(Socket socket) throws IOException {
    this.socket = socket;
    this.in = new DataInputStream(socket.getInputStream());
    this.out = new DataOutputStream(socket.getOutputStream());
  }

  public static PostgresConnection open(Postgres server, String database) throws IOException {
    var socket = new Socket();
    try {
      socket.connect(new InetSocketAddress(server.host(), server.port()), TIMEOUT_MILLIS);
      socket.setSoTimeout(TIMEOUT_MILLIS);
      var connection = new PostgresConnection(socket);
      connection.startUp(server, database);
      return connection;
    } catch (IOException | RuntimeException e) {
      socket.close();
      throw e;
    }
  }

  private void startUp(Postgres server, String database) throws IOException {
    byte[] parameters = zeroEnded("user", server.user(), "database", database, "");
    out.writeInt(8 + parameters.length);
    out.writeInt(PROTOCOL_3);
    out.write(parameters);
    authenticate(server);
    awaitReady(new ArrayList<>());
  }

  private void authenticate(Postgres server) throws IOException {
    ScramClient scram = null;
    while (true) {
      Message message = read();
      int kind = message.type() == 'R' ? message.body().getInt() : -1;
      switch (kind) {
        case OK -> {
          return;
        }
        case CLEAR_TEXT -> send('p', zeroEnded(server.password()));
        case SASL -> {
          scram = new ScramClient(server.password());
          byte[] first = scram.first().getBytes(UTF_8);
          byte[] mechanism = zeroEnded(ScramClient.MECHANISM);
          send(
              'p',
              ByteBuffer.allocate(mechanism.length + 4 + first.length)
                  .put(mechanism)
                  .putInt(first.length)
                  .put(first)
                  .array());
        }
        case SASL_CONTINUE -> send('p', scram.proof(message.rest()).getBytes(UTF_8));
        case SASL_FINAL -> scram.checkServer(message.rest());
        default ->
            throw new IOException("authentication of kind " + kind + " is not supported here");
      }
    }
  }

  /** The first column of each row. */
  public List<String> query(String sql) throws IOException {
    send('Q', zeroEnded(sql));
    var rows = new ArrayList<String>();
    awaitReady(rows);
    return rows;
  }

  private void awaitReady(List<String> rows) throws IOException {
    for (Message message = read(); message.type() != 'Z'; message = read()) {
      if (message.type() == 'D') {
        message.body().getShort();
        int length = message.body().getInt();
        rows.add(length < 0 ? null : UTF_8.decode(message.body().slice().limit(length)).toString());
      }
    }
  }

  private Message read() throws IOException {
    char type = (char) in.readUnsignedByte();
    byte[] body = in.readNBytes(in.readInt() - 4);
    var message = new Message(type, ByteBuffer.wrap(body));
    if (type == 'E') {
      throw new IOException("PostgreSQL says: " + messageOf(message));
    }
    return message;
  }

  /** An error is a list of fields, each with a letter; M is the one for people. */
  private static String messageOf(Message error) {
    for (byte field = error.body().get(); field != 0; field = error.body().get()) {
      String text = error.text();
      if (field == 'M') {
        return text;
      }
    }
    return "no reason given";
  }

  private void send(char type, byte[] body) throws IOException {
    var message = ByteBuffer.allocate(5 + body.length);
    message.put((byte) type).putInt(4 + body.length).put(body);
    out.write(message.array());
    out.flush();
  }

  private static byte[] zeroEnded(String... texts) {
    var bytes = new ByteArrayOutputStream();
    for (String text : texts) {
      bytes.writeBytes(text.getBytes(UTF_8));
      bytes.write(0);
    }
    return bytes.toByteArray();
  }

  @Override
  public void close() throws IOException {
    try (socket) {
      send('X', new byte[0]);
    }
  }
}
