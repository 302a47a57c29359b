package dev.starpost.deploy.launcher.platform;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** Has the life of a service and none of its work: told where to listen, it says it is ready. */
public final class FakeService {
  /** Asked to end, one that is told of a file does so when the file is there. */
  static final String ENDS_WITH = "ENDS_WITH";

  static final String ASKED_TO_END = "asked to end";

  private FakeService() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length > 0) {
      System.out.println(arguments[0]);
      System.exit(3);
    }
    Runtime.getRuntime().addShutdownHook(new Thread(FakeService::end));
    System.out.println("told " + System.getenv("SOMETHING"));
    int port = Integer.parseInt(System.getenv("QUARKUS_HTTP_PORT"));
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    server.createContext(
        Readiness.PATH,
        exchange -> {
          exchange.sendResponseHeaders(200, -1);
          exchange.close();
        });
    server.start();
  }

  private static void end() {
    System.out.println(ASKED_TO_END);
    String file = System.getenv(ENDS_WITH);
    while (file != null && !Files.exists(Path.of(file))) {
      LockSupport.parkNanos(Duration.ofMillis(10).toNanos());
    }
  }
}
