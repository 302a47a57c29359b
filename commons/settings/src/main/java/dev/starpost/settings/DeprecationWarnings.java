package dev.starpost.settings;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;

/** Warnings at the start of a service, one for each setting that still has its deprecated name. */
@ApplicationScoped
class DeprecationWarnings {
  private static final Logger LOG = Logger.getLogger(DeprecationWarnings.class);

  void warn(@Observes StartupEvent start, Config config) {
    of(config, DeprecatedSettings.onTheClassPath()).forEach(LOG::warn);
  }

  static List<String> of(Config config, DeprecatedSettings settings) {
    return settings.all().stream()
        .filter(setting -> isSet(config, setting))
        .map(
            setting ->
                "Setting %s is deprecated, use %s (%s): the old name is read until release %s"
                    .formatted(
                        setting.oldName(),
                        setting.newName(),
                        environmentVariable(setting.newName()),
                        setting.until()))
        .toList();
  }

  private static boolean isSet(Config config, DeprecatedSetting setting) {
    return config.getConfigValue(setting.oldName()).getRawValue() != null
        || names(config).anyMatch(setting::isOld);
  }

  /** As the sources have them; the configuration lists new names only. */
  private static Stream<String> names(Config config) {
    return StreamSupport.stream(config.getConfigSources().spliterator(), false)
        .flatMap(source -> source.getPropertyNames().stream());
  }

  private static String environmentVariable(String name) {
    return name.replaceAll("[^A-Za-z0-9]", "_").toUpperCase(Locale.ROOT);
  }
}
