package dev.starpost.deploy.launcher;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** Has the life of an engine and none of its work: told where to listen, it says it is ready. */
final class FakeEngine {
  private FakeEngine() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length > 0) {
      System.out.println(arguments[0]);
      System.exit(3);
    }
    System.out.println("issuer " + System.getenv("MP_JWT_VERIFY_ISSUER"));
    int port = Integer.parseInt(System.getenv("QUARKUS_HTTP_PORT"));
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    server.createContext(
        "/q/health/ready",
        exchange -> {
          exchange.sendResponseHeaders(200, -1);
          exchange.close();
        });
    server.start();
  }
}
