package dev.starpost.deploy.servers.shared;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.StartFailed;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * Host process of the shared servers. The process that holds the shared servers. It speaks a
 * protocol of lines: a client says the token and is welcome, then says names of servers and gets
 * their addresses. Every connection is a lease; some time after the last one has ended, the host
 * stops its servers, deletes their data and ends.
 *
 * <p>Arguments: the checkout, the directory of the host, milliseconds without lease.
 */
final class SharedServersHost {

  static final String WELCOME = "welcome";
  static final String STOP = "stop";
  static final String OK = "ok ";

  private final String token;
  private final HostedServers servers;
  private final Duration idle;
  private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
  private final CountDownLatch end = new CountDownLatch(1);

  private int leases;
  private boolean hurried;
  private boolean ending;
  private ScheduledFuture<?> farewell;

  private SharedServersHost(String token, HostedServers servers, Duration idle) {
    this.token = token;
    this.servers = servers;
    this.idle = idle;
    this.farewell = scheduleFarewell();
  }

  public static void main(String[] arguments) throws Exception {
    var place = new HostPlace(Path.of(arguments[0]), Path.of(arguments[1]));
    var idle = Duration.ofMillis(Long.parseLong(arguments[2]));
    String token = UUID.randomUUID().toString();
    try (var listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        var servers = new HostedServers(place)) {
      var host = new SharedServersHost(token, servers, idle);
      Thread acceptor = new Thread(() -> host.accept(listener), "accept");
      acceptor.setDaemon(true);
      acceptor.start();
      place.announce(
          new HostPlace.Contact(listener.getLocalPort(), token, ProcessHandle.current().pid()));
      host.end.await();
      place.withdraw();
    }
    System.exit(0);
  }

  private void accept(ServerSocket listener) {
    while (!listener.isClosed()) {
      try {
        Socket client = listener.accept();
        Thread lease = new Thread(() -> serve(client), "lease");
        lease.setDaemon(true);
        lease.start();
      } catch (IOException e) {
        System.out.println("Listening failed: " + e.getMessage() + ", stopping");
        return;
      }
    }
  }

  private void serve(Socket socket) {
    try (socket;
        var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
        var out = new PrintWriter(socket.getOutputStream(), true, UTF_8)) {
      if (token.equals(in.readLine()) && admit()) {
        try {
          out.println(WELCOME);
          for (String line = in.readLine(); line != null; line = in.readLine()) {
            out.println(answer(line));
          }
        } finally {
          release();
        }
      }
    } catch (IOException e) {
      // The client is gone, and with it its lease.
    }
  }

  private String answer(String line) {
    if (line.equals(STOP)) {
      return OK + waitNoLonger();
    }
    try {
      return OK + servers.address(Backing.valueOf(line));
    } catch (StartFailed e) {
      return e.getMessage().replaceAll("\\R", " | ");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "interrupted";
    }
  }

  /** False when the end has been decided: whoever comes now needs a new host. */
  private synchronized boolean admit() {
    if (ending) {
      return false;
    }
    leases++;
    farewell.cancel(false);
    return true;
  }

  private synchronized void release() {
    leases--;
    if (leases == 0 && !ending) {
      if (hurried) {
        finish();
      } else {
        farewell = scheduleFarewell();
      }
    }
  }

  /**
   * No time without leases any more. Another build may hold one: its servers are not taken away.
   *
   * @return how many leases there are beside that of the caller; with none, the end is decided
   */
  private synchronized int waitNoLonger() {
    hurried = true;
    int others = leases - 1;
    if (others == 0) {
      finish();
    }
    return others;
  }

  private ScheduledFuture<?> scheduleFarewell() {
    return clock.schedule(this::finishIfIdle, idle.toMillis(), TimeUnit.MILLISECONDS);
  }

  private synchronized void finishIfIdle() {
    if (leases == 0) {
      finish();
    }
  }

  private synchronized void finish() {
    ending = true;
    end.countDown();
  }
}
