package dev.starpost.deploy.launcher.testing;

import java.io.IOException;

/** One part of {@code ./starpost test}. The list of them is in {@link TestCommand}. */
interface TestPart {
  String name();

  PartOutcome run() throws IOException, InterruptedException;
}
