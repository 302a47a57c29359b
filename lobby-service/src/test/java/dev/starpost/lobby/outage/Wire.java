package dev.starpost.lobby.outage;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The way to a server, which can be cut and mended. */
final class Wire implements AutoCloseable {
  private final ServerSocket here;
  private final InetSocketAddress there;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile boolean cut;

  Wire(String host, int port) {
    this.there = new InetSocketAddress(host, port);
    try {
      this.here = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    daemon(this::accept);
  }

  int port() {
    return here.getLocalPort();
  }

  /** Whatever goes through it breaks, and nothing comes through any more. */
  void cut() {
    cut = true;
    open.forEach(Wire::quietlyClose);
  }

  void mend() {
    cut = false;
  }

  private void accept() {
    while (!here.isClosed()) {
      try {
        Socket from = here.accept();
        if (cut) {
          from.close();
        } else {
          join(from);
        }
      } catch (IOException e) {
        // Closed, or nobody there.
      }
    }
  }

  private void join(Socket from) throws IOException {
    Socket to = new Socket();
    to.connect(there);
    open.add(from);
    open.add(to);
    daemon(() -> pass(from, to));
    daemon(() -> pass(to, from));
    if (cut) {
      quietlyClose(from);
      quietlyClose(to);
    }
  }

  private void pass(Socket from, Socket to) {
    try (InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream()) {
      in.transferTo(out);
    } catch (IOException e) {
      // Cut.
    } finally {
      open.remove(from);
      open.remove(to);
    }
  }

  private static void daemon(Runnable work) {
    Thread thread = new Thread(work, "wire");
    thread.setDaemon(true);
    thread.start();
  }

  private static void quietlyClose(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // It is gone.
    }
  }

  @Override
  public void close() throws IOException {
    here.close();
    cut();
  }
}
