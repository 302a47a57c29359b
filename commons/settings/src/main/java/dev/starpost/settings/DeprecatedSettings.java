package dev.starpost.settings;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serial;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Properties;

/** All deprecated names of settings that the class path declares. */
record DeprecatedSettings(List<DeprecatedSetting> all) implements Serializable {
  static final String RESOURCE = "META-INF/deprecated-settings.properties";

  @Serial private static final long serialVersionUID = 1L;

  static DeprecatedSettings onTheClassPath() {
    List<DeprecatedSetting> all = new ArrayList<>();
    try {
      ClassLoader loader = Thread.currentThread().getContextClassLoader();
      for (URL resource : Collections.list(loader.getResources(RESOURCE))) {
        all.addAll(read(resource));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("Reading " + RESOURCE + " failed", e);
    }
    return new DeprecatedSettings(List.copyOf(all));
  }

  private static List<DeprecatedSetting> read(URL resource) throws IOException {
    Properties lines = new Properties();
    try (InputStream in = resource.openStream()) {
      lines.load(in);
    }
    return lines.stringPropertyNames().stream()
        .sorted()
        .map(oldName -> DeprecatedSetting.of(oldName, lines.getProperty(oldName)))
        .toList();
  }

  /** The old name of a setting, or the same name if it has always been this one. */
  String oldName(String name) {
    for (DeprecatedSetting each : all) {
      if (each.isNew(name)) {
        return each.asOld(name);
      }
    }
    return name;
  }

  /** The name of a setting today. */
  String newName(String name) {
    for (DeprecatedSetting each : all) {
      if (each.isOld(name)) {
        return each.asNew(name);
      }
    }
    return name;
  }
}
