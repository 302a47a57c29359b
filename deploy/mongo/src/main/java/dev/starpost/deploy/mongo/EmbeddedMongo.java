package dev.starpost.deploy.mongo;

import de.bwaldvogel.mongo.MongoServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A MongoDB for one machine without MongoDB: speaks its protocol on the loopback address and keeps
 * its data in one file.
 *
 * <p>Arguments: the directory and the port.
 */
public final class EmbeddedMongo {

  private EmbeddedMongo() {}

  public static void main(String[] arguments) {
    try {
      start(arguments);
    } catch (Throwable e) {
      // The store and Netty have threads that would keep this process, without a port, for ever.
      e.printStackTrace(System.out);
      System.out.flush();
      Runtime.getRuntime().halt(1);
    }
  }

  private static void start(String[] arguments) throws IOException {
    if (arguments.length != 2) {
      throw new IllegalArgumentException("usage: EmbeddedMongo DIRECTORY PORT");
    }
    Path directory = Files.createDirectories(Path.of(arguments[0]));
    int port = Integer.parseInt(arguments[1]);

    var backend = DurableBackend.open(directory.resolve("mongo.mv"));
    var server = new MongoServer(backend);
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown, "shutdown"));
    server.bind("127.0.0.1", port);
  }
}
