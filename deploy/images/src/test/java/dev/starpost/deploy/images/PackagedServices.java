package dev.starpost.deploy.images;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A checkout in which every service looks packaged, with files of a few bytes. */
final class PackagedServices {
  private PackagedServices() {}

  static Path in(Path checkout) throws IOException {
    for (Service service : Service.values()) {
      Path packaged = service.packagedIn(checkout);
      write(packaged.resolve("quarkus-run.jar"), "runner");
      write(packaged.resolve("quarkus-app-dependencies.txt"), "list");
      write(packaged.resolve("quarkus/generated-bytecode.jar"), "generated");
      write(packaged.resolve("lib/boot/io.quarkus.bootstrap.jar"), "boot");
      write(packaged.resolve("lib/main/org.acme.library.jar"), "library");
      write(packaged.resolve("lib/main/dev.starpost.starpost-web-1.jar"), "ours");
      write(packaged.resolve("app/app.jar"), "app of " + service.image());
    }
    return checkout;
  }

  static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
