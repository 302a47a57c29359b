package dev.starpost.deploy.servers.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Cleanup of orphaned PostgreSQL processes. The processes of a PostgreSQL whose postmaster was
 * killed. Idle ones notice within moments; one that computes goes on until its statement ends, and
 * no other server may work on the cluster as long as it holds the shared memory. Each has a session
 * of its own, so that no leash holds it.
 */
public final class OrphanedBackends {

  private static final Path PROC = Path.of("/proc");

  private final Path cluster;

  public OrphanedBackends(Path cluster) {
    this.cluster = cluster;
  }

  /**
   * Ends them, which loses nothing that was acknowledged: what they had not committed is undone by
   * the recovery that follows. Where the system does not say who works in which directory, there is
   * nothing to do but to wait for them.
   */
  public void end() throws IOException {
    Path directory = cluster.toRealPath();
    for (ProcessHandle process : ProcessHandle.allProcesses().toList()) {
      if (isPostgres(process) && worksIn(directory, process.pid())) {
        process.destroyForcibly();
      }
    }
  }

  private static boolean isPostgres(ProcessHandle process) {
    Optional<String> program = process.info().command();
    return program.isPresent() && program.get().endsWith("/postgres");
  }

  private static boolean worksIn(Path directory, long pid) {
    try {
      return Files.readSymbolicLink(PROC.resolve(Long.toString(pid)).resolve("cwd"))
          .equals(directory);
    } catch (IOException | UnsupportedOperationException e) {
      return false; // gone, another user's, or a system without /proc
    }
  }
}
