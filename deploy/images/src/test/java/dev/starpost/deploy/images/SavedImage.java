package dev.starpost.deploy.images;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;

/** A tar for {@code docker load}, read as Docker reads it. */
record SavedImage(JsonNode manifest, JsonNode config, List<Map<String, TarArchiveEntry>> layers) {
  private static final ObjectMapper JSON = new ObjectMapper();

  static SavedImage read(Path tar) throws IOException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    try (TarArchiveInputStream in = new TarArchiveInputStream(Files.newInputStream(tar))) {
      for (TarArchiveEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        files.put(entry.getName(), in.readAllBytes());
      }
    }
    JsonNode manifest = JSON.readTree(files.get("manifest.json")).get(0);
    JsonNode config = JSON.readTree(files.get(manifest.get("Config").asText()));
    List<Map<String, TarArchiveEntry>> layers = new ArrayList<>();
    for (JsonNode layer : manifest.get("Layers")) {
      layers.add(entries(files.get(layer.asText())));
    }
    return new SavedImage(manifest, config, layers);
  }

  /** The files, without the directories that lead to them. */
  List<String> files(int layer) {
    return layers.get(layer).entrySet().stream()
        .filter(entry -> entry.getValue().isFile())
        .map(Map.Entry::getKey)
        .toList();
  }

  List<String> layerDigests() {
    List<String> digests = new ArrayList<>();
    config.at("/rootfs/diff_ids").forEach(id -> digests.add(id.asText()));
    return digests;
  }

  private static Map<String, TarArchiveEntry> entries(byte[] layer) throws IOException {
    Map<String, TarArchiveEntry> entries = new LinkedHashMap<>();
    try (TarArchiveInputStream in =
        new TarArchiveInputStream(new GZIPInputStream(new ByteArrayInputStream(layer)))) {
      for (TarArchiveEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        entries.put(entry.getName(), entry);
      }
    }
    return entries;
  }
}
