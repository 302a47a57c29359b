package dev.starpost.deploy.postgres;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/**
 * Unpacks the PostgreSQL that Maven brought for this machine, then ends.
 *
 * <p>Argument: the directory, which must not exist. It appears complete or not at all: an unpacking
 * that was killed is not taken for a PostgreSQL.
 */
public final class UnpackPostgres {

  private UnpackPostgres() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 1) {
      throw new IllegalArgumentException("usage: UnpackPostgres DIRECTORY");
    }
    try (InputStream archive = archiveOfThisMachine()) {
      unpack(archive, Path.of(arguments[0]).toAbsolutePath());
    }
  }

  private static InputStream archiveOfThisMachine() {
    String name = archiveName(System.getProperty("os.name"), System.getProperty("os.arch"));
    InputStream archive = UnpackPostgres.class.getResourceAsStream("/" + name);
    if (archive == null) {
      System.err.println(
          "There is no embedded PostgreSQL for this kind of machine (%s). Install PostgreSQL, or set"
                  .formatted(name)
              + " STARPOST_POSTGRES_ADDRESS to one that runs elsewhere.");
      System.exit(2);
    }
    return archive;
  }

  static String archiveName(String os, String architecture) {
    String system = os.toLowerCase(Locale.ROOT).startsWith("mac") ? "darwin" : "linux";
    String processor =
        switch (architecture) {
          case "amd64", "x86_64" -> "x86_64";
          case "aarch64", "arm64" -> "arm_64";
          default -> architecture;
        };
    return "postgres-" + system + "-" + processor + ".txz";
  }

  static void unpack(InputStream archive, Path directory) throws IOException {
    Files.createDirectories(directory.getParent());
    Path unfinished =
        Files.createTempDirectory(directory.getParent(), directory.getFileName() + ".unfinished");
    try {
      try (var tar = new TarArchiveInputStream(new XZCompressorInputStream(archive))) {
        for (TarArchiveEntry entry; (entry = tar.getNextEntry()) != null; ) {
          unpack(entry, tar, unfinished);
        }
      }
      Files.setPosixFilePermissions(unfinished, permissions(0755));
      Files.move(unfinished, directory, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      delete(unfinished);
    }
  }

  private static void unpack(TarArchiveEntry entry, InputStream content, Path root)
      throws IOException {
    Path target = root.resolve(entry.getName()).normalize();
    if (!target.startsWith(root)) {
      throw new IOException("the archive leads out of its directory: " + entry.getName());
    }
    if (entry.isDirectory()) {
      Files.createDirectories(target);
      return;
    }
    Files.createDirectories(target.getParent());
    if (entry.isSymbolicLink()) {
      Files.createSymbolicLink(target, Path.of(entry.getLinkName()));
    } else if (entry.isLink()) {
      Files.createLink(target, root.resolve(entry.getLinkName()));
    } else {
      Files.copy(content, target);
      Files.setPosixFilePermissions(target, permissions(entry.getMode()));
    }
  }

  private static Set<PosixFilePermission> permissions(int mode) {
    var permissions = EnumSet.noneOf(PosixFilePermission.class);
    // From OTHERS_EXECUTE in bit 0 to OWNER_READ in bit 8, the reverse of the enum's order.
    PosixFilePermission[] all = PosixFilePermission.values();
    for (int bit = 0; bit < all.length; bit++) {
      if ((mode >> bit & 1) == 1) {
        permissions.add(all[all.length - 1 - bit]);
      }
    }
    return permissions;
  }

  private static void delete(Path directory) throws IOException {
    if (!Files.exists(directory)) {
      return;
    }
    try (Stream<Path> inside = Files.walk(directory)) {
      for (Path path : inside.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
