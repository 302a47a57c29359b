package dev.starpost.gateway;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Bytes on a connection, for what no decent client sends. */
final class RawHttp implements AutoCloseable {
  private static final int TIMEOUT_MILLIS = 20_000;

  private final Socket socket;

  private RawHttp(Socket socket) {
    this.socket = socket;
  }

  static RawHttp to(URI gateway) {
    return from(1, gateway);
  }

  static RawHttp from(int lastOctet, URI gateway) {
    try {
      Socket socket = new Socket();
      socket.bind(new InetSocketAddress(loopback(lastOctet), 0));
      socket.connect(new InetSocketAddress(loopback(1), gateway.getPort()));
      socket.setSoTimeout(TIMEOUT_MILLIS);
      return new RawHttp(socket);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InetAddress loopback(int lastOctet) throws IOException {
    return InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) lastOctet});
  }

  RawHttp send(String text) {
    try {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All until the other side closes. */
  String rest() {
    try {
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All until the headers are complete. */
  String head() {
    StringBuilder head = new StringBuilder();
    try {
      while (head.indexOf("\r\n\r\n") < 0) {
        int next = socket.getInputStream().read();
        if (next < 0) {
          return head.toString();
        }
        head.append((char) next);
      }
      return head.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
