package dev.starpost.gateway.export;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vertx.core.AsyncResult;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServer;
import io.vertx.core.streams.WriteStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What services tell goes through files, piece by piece. */
class DocumentTest {
  private static final int LONG = 1_000_000;

  private final Vertx vertx = Vertx.vertx();

  @AfterEach
  void end() {
    await(vertx.close());
  }

  @Test
  void no_more_is_in_memory_than_the_piece_that_is_being_taken() throws Exception {
    Spool spool = told("{\"long\": \"" + "x".repeat(LONG) + "\"}", Long.MAX_VALUE);
    Document document = Document.of(List.of(spool, told("{\"b\": 1}", Long.MAX_VALUE)));
    SlowReader reader = new SlowReader();
    Future<Void> sent = document.send(reader);

    long taken = 0;
    StringBuilder all = new StringBuilder();
    while (taken < document.length()) {
      SlowReader.Piece piece = reader.next();
      assertThat(piece.bytes().length()).isLessThanOrEqualTo(64 * 1024);
      assertThat(reader.pieces).as("others wait until this one is taken").isEmpty();
      all.append(piece.bytes());
      taken += piece.bytes().length();
      piece.taken().complete();
    }

    await(sent);
    assertThat(all.toString()).isEqualTo("{\"long\": \"" + "x".repeat(LONG) + "\",\"b\": 1}");
    spool.close();
  }

  @Test
  void what_is_longer_than_there_is_room_for_is_not_kept() {
    assertThatThrownBy(() -> told("{\"long\": \"" + "x".repeat(LONG) + "\"}", LONG / 2))
        .hasMessageContaining("more bytes than are gathered");
  }

  @Test
  void nothing_of_it_can_be_found_on_the_disk() throws Exception {
    Spool spool = told("{\"a\": \"private\"}", Long.MAX_VALUE);

    try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      assertThat(files.filter(DocumentTest::isOfExports).filter(DocumentTest::isPrivate)).isEmpty();
    }
    assertThat(new String(spool.read().readAllBytes(), UTF_8)).contains("private");
    spool.close();
  }

  private static boolean isOfExports(Path file) {
    return file.getFileName().toString().startsWith("starpost-export-");
  }

  private static boolean isPrivate(Path file) {
    try {
      return Files.readString(file).contains("private");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Spool told(String text, long room) {
    HttpServer service =
        await(
            vertx
                .createHttpServer()
                .requestHandler(request -> request.response().end(text))
                .listen(0, "127.0.0.1"));
    return await(
        vertx
            .createHttpClient()
            .request(HttpMethod.GET, service.actualPort(), "127.0.0.1", "/")
            .compose(request -> request.send())
            .compose(
                response -> {
                  response.pause();
                  long[] left = {room};
                  return Spool.open(vertx)
                      .compose(
                          spool -> {
                            Future<Spool> taken =
                                spool.take(response, bytes -> (left[0] -= bytes) >= 0);
                            response.resume();
                            return taken;
                          });
                }));
  }

  private static <T> T await(Future<T> future) {
    return future.toCompletionStage().toCompletableFuture().join();
  }

  /** Takes one piece when it is told to. */
  private static final class SlowReader implements WriteStream<Buffer> {
    record Piece(Buffer bytes, Promise<Void> taken) {}

    private final BlockingQueue<Piece> pieces = new LinkedBlockingQueue<>();

    Piece next() throws InterruptedException {
      Piece piece = pieces.poll(30, TimeUnit.SECONDS);
      assertThat(piece).as("another piece").isNotNull();
      return piece;
    }

    @Override
    public Future<Void> write(Buffer data) {
      Promise<Void> taken = Promise.promise();
      pieces.add(new Piece(data, taken));
      return taken.future();
    }

    @Override
    public void write(Buffer data, Handler<AsyncResult<Void>> handler) {
      write(data).onComplete(handler);
    }

    @Override
    public void end(Handler<AsyncResult<Void>> handler) {
      throw new UnsupportedOperationException();
    }

    @Override
    public WriteStream<Buffer> exceptionHandler(Handler<Throwable> handler) {
      return this;
    }

    @Override
    public WriteStream<Buffer> setWriteQueueMaxSize(int maxSize) {
      return this;
    }

    @Override
    public boolean writeQueueFull() {
      return false;
    }

    @Override
    public WriteStream<Buffer> drainHandler(Handler<Void> handler) {
      return this;
    }
  }
}
