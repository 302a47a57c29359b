package dev.starpost.deploy.servers.shared;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.starpost.deploy.servers.Backing;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A lease on the shared servers. The connection to their host is the lease: it ends when it is
 * closed, and when this JVM ends in whatever way.
 */
public final class SharedServers implements AutoCloseable {

  private static final Duration HOST_START = Duration.ofSeconds(60);
  private static final Duration HOST_END = Duration.ofSeconds(90);
  private static final long INTERVAL_MILLIS = 50;

  private final Socket socket;
  private final BufferedReader in;
  private final PrintWriter out;

  private SharedServers(Socket socket) throws IOException {
    this.socket = socket;
    this.in = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
    this.out = new PrintWriter(socket.getOutputStream(), true, UTF_8);
  }

  /**
   * Takes a lease, and starts a host if there is none.
   *
   * @param root the checkout
   * @param idle how long a host that is started now stays after its last lease
   */
  public static synchronized SharedServers lease(
      Path root, Map<String, String> environment, Duration idle)
      throws IOException, InterruptedException {
    var place = HostPlace.of(root, environment);
    Files.createDirectories(place.directory());
    // One JVM at a time looks for the host or starts it; the others then find it.
    try (var channel = openLock(place)) {
      channel.lock();
      Optional<SharedServers> found = connect(place);
      if (found.isPresent()) {
        return found.get();
      }
      awaitEnd(hostAt(place));
      HostProcess.start(place, environment, idle);
      return awaitHost(place);
    }
  }

  private static FileChannel openLock(HostPlace place) throws IOException {
    return FileChannel.open(place.lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
  }

  private static SharedServers awaitHost(HostPlace place) throws IOException, InterruptedException {
    long deadline = System.nanoTime() + HOST_START.toNanos();
    while (System.nanoTime() - deadline < 0) {
      Optional<SharedServers> host = connect(place);
      if (host.isPresent()) {
        return host.get();
      }
      TimeUnit.MILLISECONDS.sleep(INTERVAL_MILLIS);
    }
    throw new IOException("the host of the test servers did not start; its log is " + place.log());
  }

  /** Empty when there is no host, or one that is about to end and takes no more leases. */
  private static Optional<SharedServers> connect(HostPlace place) throws IOException {
    Optional<HostPlace.Contact> contact = place.contact();
    if (contact.isEmpty()) {
      return Optional.empty();
    }
    Socket socket = null;
    try {
      socket = new Socket(InetAddress.getLoopbackAddress(), contact.get().port());
      var servers = new SharedServers(socket);
      if (servers.ask(contact.get().token()).equals(SharedServersHost.WELCOME)) {
        return Optional.of(servers);
      }
      socket.close();
    } catch (IOException e) {
      if (socket != null) {
        socket.close();
      }
    }
    return Optional.empty();
  }

  private static Optional<ProcessHandle> hostAt(HostPlace place) throws IOException {
    return place.contact().flatMap(HostPlace.Contact::process);
  }

  private static void awaitEnd(Optional<ProcessHandle> ending) throws InterruptedException {
    long deadline = System.nanoTime() + HOST_END.toNanos();
    while (ending.isPresent() && ending.get().isAlive() && System.nanoTime() - deadline < 0) {
      TimeUnit.MILLISECONDS.sleep(INTERVAL_MILLIS);
    }
  }

  /**
   * The address of a server, which is started now if nobody has asked for it before: bootstrap
   * servers, a connection string, or {@code postgresql://user:password@host:port}.
   */
  public synchronized String address(Backing backing) throws IOException {
    String answer = ask(backing.name());
    if (!answer.startsWith(SharedServersHost.OK)) {
      throw new IOException(answer);
    }
    return answer.substring(SharedServersHost.OK.length());
  }

  private String ask(String line) throws IOException {
    out.println(line);
    String answer = in.readLine();
    if (answer == null) {
      throw new IOException("the host of the test servers has ended");
    }
    return answer;
  }

  /**
   * Ends all hosts of this checkout and their servers without idle time. Those that nobody uses are
   * gone on return; the others go with their last lease.
   */
  public static void stop(Path root) throws IOException, InterruptedException {
    for (HostPlace place : places(root)) {
      // Asked for now: a host that ends takes its address away first, and its servers last.
      Optional<ProcessHandle> process = hostAt(place);
      Optional<SharedServers> host = connect(place);
      if (host.isPresent()) {
        try (SharedServers lease = host.get()) {
          if (!lease.ask(SharedServersHost.STOP).equals(SharedServersHost.OK + 0)) {
            continue;
          }
        }
      }
      awaitEnd(process);
    }
  }

  private static List<HostPlace> places(Path root) throws IOException {
    Path all = HostPlace.allOf(root);
    if (!Files.isDirectory(all)) {
      return List.of();
    }
    try (Stream<Path> directories = Files.list(all)) {
      return directories.filter(Files::isDirectory).map(d -> new HostPlace(root, d)).toList();
    }
  }

  /** Gives the lease back. */
  @Override
  public void close() throws IOException {
    socket.close();
  }

  /** Argument: the checkout whose test servers shall end. */
  public static void main(String[] arguments) throws Exception {
    stop(Path.of(arguments.length == 0 ? "." : arguments[0]));
  }
}
