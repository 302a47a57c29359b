package dev.starpost.deploy.load.bench;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Entry point of benchmarks. How every benchmark is called, and how it ends. */
public final class Bench {
  private static final int FAILED = 1;
  private static final int MISUSED = 2;

  /** Held, because a logger that nobody holds forgets its level. */
  private static final Logger DRIVER = Logger.getLogger("org.mongodb.driver");

  private Bench() {}

  /**
   * Ends this JVM with a failure unless the benchmark says that all went well.
   *
   * @param benchmark gives false when what it measured has failed
   */
  public static void run(String name, Callable<Boolean> benchmark) {
    DRIVER.setLevel(Level.OFF); // It has nothing to say but that it cannot log.
    int code = FAILED;
    try {
      code = benchmark.call() ? 0 : FAILED;
    } catch (BenchArguments.Wrong e) {
      System.err.println(name + ": " + e.getMessage());
      code = MISUSED;
    } catch (Exception e) {
      System.err.println(name + " failed: " + e.getMessage());
      e.printStackTrace();
    }
    System.exit(code);
  }

  public static Path root() {
    return Path.of(System.getProperty("starpost.root", "")).toAbsolutePath();
  }
}
