package dev.starpost.deploy.launcher;

import dev.starpost.deploy.launcher.TestCase.Outcome;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Everything that {@code ./mvnw verify} checks, in every module. */
final class ReactorPart implements TestPart {
  private final MavenTests maven;
  private final Build build;

  ReactorPart(MavenTests maven, Build build) {
    this.maven = maven;
    this.build = build;
  }

  @Override
  public String name() {
    return "every module";
  }

  @Override
  public PartOutcome run() throws IOException, InterruptedException {
    Map<Build.Target, SourceStamp> sources = build.look();
    // A failed module must not hide what the others have to say. The part after this one has the
    // real mongod.
    List<String> arguments = List.of("verify", "--fail-at-end");
    PartOutcome outcome =
        maven.run(name(), "verify", arguments, Map.of("STARPOST_MONGOD", "embedded"));
    if (outcome.count(Outcome.FAILED) == 0) {
      build.keep(sources);
    }
    return outcome;
  }
}
