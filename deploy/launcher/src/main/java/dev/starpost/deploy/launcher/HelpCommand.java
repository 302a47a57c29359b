package dev.starpost.deploy.launcher;

import dev.starpost.deploy.launcher.cli.Command;
import dev.starpost.deploy.launcher.cli.ExitCode;
import dev.starpost.deploy.launcher.console.Console;
import java.util.List;

/** The command {@code help}. What there is. */
final class HelpCommand implements Command {
  private static final String SCREEN =
      """
      Starpost: long board games, played by mail.

      Run it
        ./starpost up           build what is missing, start everything, stay until Ctrl-C
            --data DIR          where the data lives (default .starpost/data)
            --port N            first of the 15 ports used (default 8080)
            --engines N         how many game engines, up to 8 (default 1)
            --detach            return when it is up, and leave it running
        ./starpost down         stop it [--data DIR]
        ./starpost status       what runs, and where [--data DIR]; exit code 3 if nothing does
        ./starpost logs         list the logs [--data DIR]
        ./starpost logs NAME    print one; --follow stays (and without NAME follows all)

      Play on it, while it is up
        ./starpost demo         watch two guests play a game to its end [--data DIR]
            --pace SECONDS      how long they think before each move (default 0)
            --quiet             print the game's id and nothing else
        ./starpost verify FILE  check the export of a finished game, dice and all

      Work on it
        ./starpost test         run all the tests, modules side by side, the system alone
        ./starpost test MODULE  run those of one (lobby, games/salvage) [TEST]
            --changed           of what differs from main, and of what needs it
            --system            of whole platforms
            --long              with as many random games as a night allows
            --mutants GAME      how many changes of its rules the tests notice (PIT)
            --verbose           show all that Maven says; --debug waits for a debugger
            -Dname=value        a switch of the tests: docs/developing.md lists them
        ./starpost dev SERVICE  build it on every save, and run it in the Starpost that is up
        ./starpost bench        list the benchmarks
        ./starpost record GAME  play a game and record it, for the tests that replay games

      Operate it
        ./starpost images       make OCI images of the services, as tars in .starpost/images
            --tar DIR           or elsewhere; --push REGISTRY/PREFIX pushes them instead
            --base IMAGE, --tag TAG

      Environment
        JAVA_HOME               a JDK, 17 or later (otherwise the one on the PATH)
        STARPOST_DATA           the data directory where --data is not given
        STARPOST_MONGOD         a mongod to use in place of the embedded MongoDB; there are
                                more variables for the servers in deploy/README.md
        STARPOST_DEBUG          ports for debuggers, as lobby:5005,engine-1:5006
        STARPOST_BUILD=skip     run what is built, whatever has changed since\
      """;

  private final Console console;

  HelpCommand(Console console) {
    this.console = console;
  }

  @Override
  public int run(List<String> words) {
    console.line(SCREEN);
    return ExitCode.DONE;
  }
}
