package dev.starpost.deploy.servers.process;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/** Ports of the loopback address. */
public final class FreePort {

  /** Below the ports that systems give to outgoing connections, which would be a race. */
  private static final int FIRST = 20_000;

  private static final int LAST = 32_000;

  private FreePort() {}

  public static int any() {
    while (true) {
      int port = ThreadLocalRandom.current().nextInt(FIRST, LAST);
      if (isFree(port)) {
        return port;
      }
    }
  }

  public static boolean isFree(int port) {
    try (var socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      return socket.isBound();
    } catch (IOException e) {
      return false;
    }
  }
}
