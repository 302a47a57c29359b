package dev.starpost.deploy.mongo;

import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.NoSuchCommandException;
import io.netty.channel.Channel;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;

/**
 * Documents in an H2 MVStore, on disk before they are acknowledged.
 *
 * <p>As shipped, the store writes in the background, about once a second, and in the middle of a
 * command when its buffer is full. A kill then loses acknowledged writes, and can keep the entry of
 * a unique index without its document, so that the key can never be used again. Here a commit
 * happens at the end of a write command and at no other time: all of a command is in the file, or
 * nothing of it.
 *
 * <p>Reads wait while a command is written. What was read is therefore on disk too, which is what
 * clients mean by read concern "majority".
 */
final class DurableBackend extends H2Backend {

  /**
   * All other commands count as writes: an unknown one is at worst slower than it could be.
   * Aggregate is not here, because it may end in a write.
   */
  private static final Set<String> READS =
      Set.of(
          "buildinfo",
          "collstats",
          "count",
          "dbstats",
          "distinct",
          "endsessions",
          "find",
          "getlog",
          "getmore",
          "hello",
          "ismaster",
          "killcursors",
          "listcollections",
          "listdatabases",
          "listindexes",
          "ping",
          "serverstatus",
          "whatsmyuri");

  /**
   * Broken in mongo-java-server: a renamed collection is gone after a restart, and the index that
   * is dropped may be one of another collection. Better none than that.
   */
  private static final Set<String> REFUSED =
      Set.of("renamecollection", "dropindexes", "deleteindexes");

  /** Dead space is given back after this many writes, a little at a time. */
  private static final int WRITES_BETWEEN_COMPACTIONS = 1_000;

  private static final int WANTED_FILL_RATE = 60;
  private static final int COMPACTED_AT_ONCE = 4 * 1024 * 1024;
  private static final int COMPACTION_AT_CLOSE_MILLIS = 2_000;

  private final MVStore store;
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private int writes;

  private DurableBackend(MVStore store) {
    super(store);
    this.store = store;
  }

  static DurableBackend open(Path file) {
    MVStore store =
        new MVStore.Builder()
            .fileName(file.toString())
            .autoCommitDisabled()
            .autoCommitBufferSize(0)
            .open();
    store.setVersionsToKeep(0);
    store.setRetentionTime(0);
    return new DurableBackend(store);
  }

  @Override
  public Document handleCommand(Channel channel, String database, String command, Document query) {
    String name = command.toLowerCase(Locale.ROOT);
    if (REFUSED.contains(name)) {
      throw new NoSuchCommandException(command);
    }
    boolean write = !READS.contains(name);
    Lock held = write ? lock.writeLock() : lock.readLock();
    held.lock();
    try {
      Document answer = super.handleCommand(channel, database, command, query);
      return command.equals("insert") ? InsertCount.corrected(query, answer) : answer;
    } finally {
      try {
        if (write) {
          toDisk();
        }
      } finally {
        held.unlock();
      }
    }
  }

  /**
   * Also after a command that failed: what it did until then would go with the next commit anyway.
   */
  private void toDisk() {
    try {
      store.commit();
      store.sync();
      if (++writes % WRITES_BETWEEN_COMPACTIONS == 0) {
        store.compact(WANTED_FILL_RATE, COMPACTED_AT_ONCE);
        // Compaction commits, and what the disk keeps must not depend on when.
        store.sync();
      }
    } catch (MVStoreException e) {
      diskFailed(e);
    }
  }

  /**
   * What is in memory is now more than what is on disk, and nobody may see it. Halting, not
   * exiting: an orderly end would try to write again.
   */
  private static void diskFailed(MVStoreException cause) {
    System.out.println("Writing failed, stopping: " + cause.getMessage());
    System.out.flush();
    Runtime.getRuntime().halt(1);
  }

  @Override
  public void close() {
    lock.writeLock().lock();
    try {
      store.close(COMPACTION_AT_CLOSE_MILLIS);
      super.close();
    } finally {
      lock.writeLock().unlock();
    }
  }
}
