package dev.starpost.deploy.servers.process;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Watchdog for child processes. The command line that ties a child to the process that starts it.
 *
 * <p>Java cannot ask the kernel to end a child together with its parent, and a shutdown hook does
 * not run on {@code kill -9}. What the kernel always does is close the pipes of a dead process. So
 * a few lines of shell stand between us and the child and read a pipe of which we hold the other
 * end: the end of the file means that we want the child to stop, or that we are gone.
 */
public final class Leash {

  /**
   * Plain POSIX, tried with dash, bash and busybox. Points that are easy to lose:
   *
   * <ul>
   *   <li>The child runs in the foreground of this shell, because a shell makes everything in its
   *       background deaf to interrupts, and all that it starts with it. So only the child knows
   *       its process id. It says it to us, and we say it to the watcher, as the first line on the
   *       leash.
   *   <li>Descriptor 3 is the leash. Neither the child nor this shell keeps it open; only the
   *       watcher reads it.
   *   <li>The signals are caught, not ignored: what a shell ignores, its child ignores too. They
   *       must not end the shell, or the child would run on without a leash.
   *   <li>The child's standard output is the log, which the shell has as its standard error; the
   *       shell's own output says the child's process id, and nothing else.
   *   <li>The last KILL is for this shell first: it would end the watcher as soon as the child is
   *       gone, before the watcher has come to the rest of the group.
   *   <li>Before the watcher is ended the log is let go: bash would write there that it was killed.
   *   <li>When we die before we could say the process id, the watcher ends the whole group.
   *   <li>The watcher is killed when the child ends by itself: a signal that it could catch might
   *       come just before its trap is set or its {@code read} begins, and both shells would wait
   *       for ever. When this shell was killed and cannot do that, the watcher sees each second
   *       whether the child is still there: its number may soon be another's.
   *   <li>What the child has started is in its group and ends with it, at the latest. Only in a
   *       session of our own is the group named after this shell; otherwise it is that of the
   *       process which holds the leash, and is left alone.
   * </ul>
   */
  private static final String SCRIPT =
      """
      signal=$1 left=$2 group=
      test "$3" = shared || group=-$$
      shift 3
      trap : HUP INT PIPE TERM
      exec 3<&0 </dev/null
      (
        trap '' HUP INT TERM
        read -r child <&3 || child=-$$
        read -r end <&3
        kill -s "$signal" -- "$child"
        while test "$left" -gt 0; do
          kill -s 0 -- "$child" || exit 0
          sleep 1 3<&-
          left=$((left - 1))
        done
        kill -s KILL -- "$$" "$child" $group
      ) >/dev/null 2>&1 &
      watcher=$!
      exec 3<&-
      sh -c 'echo "$$"; exec "$@" >&2' child "$@"
      code=$?
      exec 2>/dev/null
      kill -s KILL "$watcher"
      wait "$watcher"
      exit "$code"
      """;

  /**
   * Ctrl-C in a terminal reaches every process of the terminal's group. A child in a session of its
   * own does not hear it, and is stopped by us, in our order. macOS has no {@code setsid} but has
   * Perl. Without either, a server that handles the interrupt itself stops at the same time as we
   * begin to stop it: tidy, only not in order.
   */
  private static final List<List<String>> WAYS_TO_OWN_SESSION =
      List.of(
          List.of("setsid"),
          List.of("perl", "-e", "use POSIX; POSIX::setsid(); exec { $ARGV[0] } @ARGV"));

  private final List<String> shell;

  public Leash(List<String> shell) {
    this.shell = List.copyOf(shell);
  }

  static Leash ofThisMachine() {
    return new Leash(List.of("sh"));
  }

  List<String> around(List<String> command, StopSignal signal, Duration grace, String searchPath) {
    List<String> ownSession = ownSession(searchPath);
    var line = new ArrayList<>(ownSession);
    line.addAll(shell);
    line.addAll(List.of("-c", SCRIPT, "leash", signal.name(), Long.toString(seconds(grace))));
    line.add(ownSession.isEmpty() ? "shared" : "own");
    line.addAll(command);
    return line;
  }

  private static long seconds(Duration grace) {
    return Math.max(1, grace.plusMillis(999).toSeconds());
  }

  private static List<String> ownSession(String searchPath) {
    return WAYS_TO_OWN_SESSION.stream()
        .filter(way -> ExecutablePath.find(way.get(0), searchPath).isPresent())
        .findFirst()
        .orElse(List.of());
  }
}
