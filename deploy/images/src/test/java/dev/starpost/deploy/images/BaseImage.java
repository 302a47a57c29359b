package dev.starpost.deploy.images;

import com.google.cloud.tools.jib.api.Containerizer;
import com.google.cloud.tools.jib.api.Jib;
import com.google.cloud.tools.jib.api.JibContainerBuilder;
import com.google.cloud.tools.jib.api.RegistryImage;
import com.google.cloud.tools.jib.api.TarImage;
import com.google.cloud.tools.jib.api.buildplan.AbsoluteUnixPath;
import com.google.cloud.tools.jib.api.buildplan.FileEntriesLayer;
import com.google.cloud.tools.jib.api.buildplan.Platform;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/** What stands for a Java runtime where there is no network: an image with one small file. */
final class BaseImage {
  private BaseImage() {}

  static Path saved(Path directory) throws Exception {
    Path tar = directory.resolve("base.tar");
    content(directory)
        .containerize(
            Containerizer.to(TarImage.at(tar).named("base"))
                .setBaseImageLayersCache(directory.resolve("cache"))
                .setOfflineMode(true));
    return tar;
  }

  /** For both kinds of machine, as the real ones are. */
  static void pushed(String name, Path directory) throws Exception {
    content(directory)
        .setPlatforms(Set.of(new Platform("amd64", "linux"), new Platform("arm64", "linux")))
        .containerize(
            Containerizer.to(RegistryImage.named(name))
                .setBaseImageLayersCache(directory.resolve("cache"))
                .setAllowInsecureRegistries(true));
  }

  private static JibContainerBuilder content(Path directory) throws Exception {
    Path java = Files.writeString(directory.resolve("java"), "a runtime");
    return Jib.fromScratch()
        .addEnvironmentVariable("JAVA_HOME", "/opt/java")
        .addFileEntriesLayer(
            FileEntriesLayer.builder()
                .addEntry(java, AbsoluteUnixPath.get("/opt/java/bin/java"))
                .build());
  }
}
