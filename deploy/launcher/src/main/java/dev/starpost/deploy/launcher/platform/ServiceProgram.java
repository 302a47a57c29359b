package dev.starpost.deploy.launcher.platform;

import dev.starpost.deploy.launcher.build.Build;
import dev.starpost.deploy.launcher.cli.Checkout;
import dev.starpost.deploy.launcher.run.DataDirectory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Command line of a service. What the processes of a service run.
 *
 * @param origin where it comes from, for people
 * @param command of the process with that name
 * @param files what the command runs
 */
public record ServiceProgram(
    String origin, Function<String, List<String>> command, ServiceFiles files) {
  /**
   * The service as it is built now. It is copied beside the data: a build in the checkout empties
   * the directory of the original, and Java opens most of its jars only when it needs them.
   */
  static ServiceProgram built(
      Checkout checkout, DataDirectory data, Build.Target target, List<String> jvmOptions)
      throws IOException {
    ServiceFiles files = ServiceFiles.of(data, target);
    files.replace(target.packaged(checkout));
    DebugPorts debugged = DebugPorts.of(checkout);
    return new ServiceProgram(
        Path.of(target.modules().get(0)).getName(0).toString(),
        name -> {
          List<String> command = new ArrayList<>();
          command.add(checkout.java().toString());
          command.addAll(jvmOptions);
          command.addAll(debugged.optionsOf(name));
          command.add("-XX:+ExitOnOutOfMemoryError");
          command.add("-XX:+HeapDumpOnOutOfMemoryError");
          // Java writes over no file, so a service that is started again and again leaves one.
          command.add("-XX:HeapDumpPath=" + data.logs().resolve(name + ".hprof"));
          command.add("-jar");
          command.add(files.current().resolve("quarkus-run.jar").toString());
          return command;
        },
        files);
  }
}
