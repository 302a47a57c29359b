package dev.starpost.deploy.launcher.build;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Fingerprint of source files. What the sources of a build looked like: every file with its size
 * and time. Kept after a successful build and compared with the sources of today, it shows files
 * that were changed, added and deleted.
 */
public final class SourceStamp {
  /** What builds and tools write. All else counts: a file too many costs one needless build. */
  private static final Set<String> NOT_SOURCES = Set.of("target", "node_modules");

  /** What runs does not contain the tests. */
  private static final Path TESTS = Path.of("src", "test");

  private final Map<String, String> files;

  private SourceStamp(Map<String, String> files) {
    this.files = files;
  }

  /** Of the directories and single files given, those that do not exist left out. */
  public static SourceStamp of(Path root, Collection<String> sources) throws IOException {
    Map<String, String> files = new TreeMap<>();
    for (String source : sources) {
      Path start = root.resolve(source);
      if (Files.exists(start)) {
        Files.walkFileTree(start, new Listing(root, files));
      }
    }
    return new SourceStamp(files);
  }

  static SourceStamp read(Path stamp) throws IOException {
    Map<String, String> files = new TreeMap<>();
    if (Files.exists(stamp)) {
      for (String line : Files.readAllLines(stamp)) {
        int tab = line.indexOf('\t');
        files.put(line.substring(tab + 1), line.substring(0, tab));
      }
    }
    return new SourceStamp(files);
  }

  void write(Path stamp) throws IOException {
    Files.createDirectories(stamp.getParent());
    List<String> lines =
        files.entrySet().stream().map(file -> file.getValue() + "\t" + file.getKey()).toList();
    // Not a temporary file: those can be read by nobody else, and a checkout can be shared.
    long writer = ProcessHandle.current().pid();
    Path whole = stamp.resolveSibling(stamp.getFileName() + "." + writer + ".new");
    Files.write(whole, lines);
    Files.move(whole, stamp, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Files that differ in any way, sorted; all of them when nothing was built before. */
  public List<String> differencesFrom(SourceStamp earlier) {
    Map<String, String> all = new TreeMap<>(earlier.files);
    all.putAll(files);
    return all.keySet().stream()
        .filter(file -> !String.valueOf(files.get(file)).equals(earlier.files.get(file)))
        .toList();
  }

  private static final class Listing extends SimpleFileVisitor<Path> {
    private final Path root;
    private final Map<String, String> files;

    Listing(Path root, Map<String, String> files) {
      this.root = root;
      this.files = files;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
      return NOT_SOURCES.contains(directory.getFileName().toString()) || directory.endsWith(TESTS)
          ? FileVisitResult.SKIP_SUBTREE
          : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      files.put(
          root.relativize(file).toString(),
          attributes.size() + " " + attributes.lastModifiedTime().toMillis());
      return FileVisitResult.CONTINUE;
    }
  }
}
