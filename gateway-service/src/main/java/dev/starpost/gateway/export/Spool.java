package dev.starpost.gateway.export;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.file.AsyncFile;
import io.vertx.core.file.OpenOptions;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.streams.WriteStream;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.UUID;
import java.util.function.LongPredicate;

/**
 * Temporary file for the response of one service. What a service tells, kept until all services
 * have: in a file, piece by piece, because it may be long. The file loses its name as soon as it is
 * open (on Windows, when it is closed), so that nothing of it stays behind, however this process
 * ends.
 */
final class Spool {
  private static final int PIECE = 64 * 1024;

  private final AsyncFile file;
  private long size;
  private volatile boolean closed;

  private Spool(AsyncFile file) {
    this.file = file;
  }

  static Future<Spool> open(Vertx vertx) {
    Path name =
        Path.of(System.getProperty("java.io.tmpdir"), "starpost-export-" + UUID.randomUUID());
    return vertx
        .fileSystem()
        .open(
            name.toString(),
            new OpenOptions().setCreateNew(true).setDeleteOnClose(true).setPerms("rw-------"))
        .map(Spool::new);
  }

  /**
   * Takes the whole answer, no faster than the disk does.
   *
   * @param room whether there is room for so many bytes more
   */
  Future<Spool> take(HttpClientResponse from, LongPredicate room) {
    Promise<Spool> whole = Promise.promise();
    from.exceptionHandler(whole::tryFail);
    from.endHandler(end -> whole.tryComplete(this));
    from.handler(
        piece -> {
          if (closed) {
            return;
          }
          from.pause();
          if (!room.test(piece.length())) {
            whole.tryFail("it has more bytes than are gathered");
            from.request().reset();
            return;
          }
          file.write(piece, size).onFailure(whole::tryFail).onSuccess(written -> from.resume());
          size += piece.length();
        });
    return whole.future();
  }

  /** From its beginning; for threads that may wait. */
  InputStream read() {
    return new InputStream() {
      private long at;

      @Override
      public int read() {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
      }

      @Override
      public int read(byte[] bytes, int offset, int length) {
        int most = (int) Math.min(length, size - at);
        if (most <= 0) {
          return length == 0 ? 0 : -1;
        }
        Buffer piece =
            file.read(Buffer.buffer(most), 0, at, most)
                .toCompletionStage()
                .toCompletableFuture()
                .join();
        piece.getBytes(0, piece.length(), bytes, offset);
        at += piece.length();
        return piece.length();
      }
    };
  }

  /** Hands some of it on, no faster than it is taken. */
  Future<Void> send(Parts.Range range, WriteStream<Buffer> to) {
    Promise<Void> sent = Promise.promise();
    send(range.from(), range.to(), to, sent);
    return sent.future();
  }

  private void send(long from, long end, WriteStream<Buffer> to, Promise<Void> sent) {
    if (from == end) {
      sent.tryComplete();
      return;
    }
    if (closed) {
      sent.tryFail("nobody takes it any more");
      return;
    }
    int most = (int) Math.min(PIECE, end - from);
    file.read(Buffer.buffer(most), 0, from, most)
        .compose(piece -> to.write(piece).map(piece.length()))
        .onFailure(sent::tryFail)
        .onSuccess(length -> send(from + length, end, to, sent));
  }

  void close() {
    closed = true;
    var unused = file.close();
  }
}
