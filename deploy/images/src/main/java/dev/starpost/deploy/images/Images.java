package dev.starpost.deploy.images;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/**
 * Makes an image of each service as it is packaged, without a container runtime.
 *
 * <p>The property {@code starpost.root} says where the checkout is; otherwise it is the working
 * directory. Exit codes: 0, 1 when it failed, 2 when it was called wrongly.
 */
public final class Images {
  private Images() {}

  public static void main(String[] arguments) throws InterruptedException {
    Path checkout = Path.of(System.getProperty("starpost.root", "")).toAbsolutePath();
    System.exit(run(List.of(arguments), checkout, System.out, System.err));
  }

  static int run(List<String> arguments, Path checkout, PrintStream out, PrintStream err)
      throws InterruptedException {
    try {
      String version = version();
      Path own = checkout.resolve(".starpost");
      Request request = Request.of(arguments, own.resolve("images"), version);
      ServiceImage content = new ServiceImage(checkout, version, SourceRevision.of(checkout));
      for (Service service : Service.values()) {
        PackagedService.of(service, checkout);
      }
      if (!Registries.isFile(request.base())) {
        out.printf(
            "Building on %s; a registry that is silent is asked for a minute.%n", request.base());
      }
      ImageBuild build = new ImageBuild(request, content, own.resolve("images-cache"));
      for (Service service : Service.values()) {
        ImageBuild.Made made = build.make(service);
        out.printf("%-8s %s%n         %s%n", service.image(), made.place(), made.digest());
      }
      return 0;
    } catch (Refused e) {
      err.println("images: " + e.getMessage());
      return e.exitCode();
    } catch (IOException e) {
      err.println("images: " + e);
      return 1;
    }
  }

  private static String version() throws IOException {
    Properties properties = new Properties();
    try (InputStream in = Images.class.getResourceAsStream("version.properties")) {
      properties.load(in);
    }
    return properties.getProperty("version");
  }
}
