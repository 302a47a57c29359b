package dev.starpost.deploy.servers.shared;

import dev.starpost.deploy.servers.Backing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lock and address file of the shared servers. The directory by which test JVMs find the host, and
 * the host its data.
 */
record HostPlace(Path root, Path directory) {

  /**
   * How to reach a host.
   *
   * @param token known to those who can read our files: the port is open to everybody on the
   *     machine
   */
  record Contact(int port, String token, long pid) {
    Optional<ProcessHandle> process() {
      return ProcessHandle.of(pid);
    }
  }

  /** Whoever wishes other servers, say a real mongod, must not be given those of the last build. */
  static HostPlace of(Path root, Map<String, String> environment) {
    String wishes =
        Arrays.stream(Backing.values())
            .flatMap(backing -> Stream.of(backing.addressVariable(), backing.programVariable()))
            .filter(environment::containsKey)
            .map(name -> name + "=" + environment.get(name))
            .collect(Collectors.joining(";"));
    String name = wishes.isEmpty() ? "default" : "wish-" + Integer.toHexString(wishes.hashCode());
    return new HostPlace(root, allOf(root).resolve(name));
  }

  static Path allOf(Path root) {
    return root.toAbsolutePath().normalize().resolve("target/test-servers");
  }

  Path lock() {
    return directory.resolve("lock");
  }

  Path log() {
    return directory.resolve("host.log");
  }

  private Path file() {
    return directory.resolve("host");
  }

  Optional<Contact> contact() throws IOException {
    try {
      List<String> lines = Files.readAllLines(file());
      return Optional.of(
          new Contact(Integer.parseInt(lines.get(0)), lines.get(1), Long.parseLong(lines.get(2))));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }

  void announce(Contact contact) throws IOException {
    Path unfinished = directory.resolve("host.unfinished");
    Files.deleteIfExists(unfinished);
    Files.createFile(
        unfinished,
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    Files.write(
        unfinished,
        List.of(Integer.toString(contact.port()), contact.token(), Long.toString(contact.pid())));
    Files.move(unfinished, file(), StandardCopyOption.ATOMIC_MOVE);
  }

  void withdraw() throws IOException {
    Files.deleteIfExists(file());
  }
}
