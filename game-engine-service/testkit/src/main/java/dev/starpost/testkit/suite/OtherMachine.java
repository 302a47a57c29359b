package dev.starpost.testkit.suite;

import dev.starpost.kernel.Game;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Another process in which every identity hash code is the same, and the order of {@code Set.of} is
 * drawn anew: what rests on them comes out otherwise there.
 */
final class OtherMachine {
  private OtherMachine() {}

  /** The digest of the game of that class, worked out in another process. */
  static String digestOf(String gameClass) throws IOException, InterruptedException {
    Process other =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:+UnlockExperimentalVMOptions",
                    "-XX:hashCode=2",
                    "-XX:TieredStopAtLevel=1",
                    "-cp",
                    System.getProperty("java.class.path"),
                    OtherMachine.class.getName(),
                    gameClass))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String printed = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (other.waitFor() != 0) {
      throw new AssertionError("the other process failed: " + printed);
    }
    return printed.strip();
  }

  /** Prints the digest of the game whose class is named. */
  public static void main(String[] arguments) throws ReflectiveOperationException {
    Constructor<?> constructor = Class.forName(arguments[0]).getDeclaredConstructor();
    constructor.setAccessible(true);
    System.out.println(PlayDigest.of((Game<?, ?, ?>) constructor.newInstance()));
  }
}
