package dev.starpost.settings;

import io.smallrye.config.ConfigSourceInterceptorContext;
import io.smallrye.config.FallbackConfigSourceInterceptor;
import io.smallrye.config.Priorities;
import jakarta.annotation.Priority;
import java.io.Serial;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Configuration interceptor that reads a setting under its deprecated name where the new name is
 * not set, or only in a place of lower rank: an environment variable with the old name counts more
 * than a default with the new one.
 */
@Priority(Priorities.LIBRARY + 600)
public final class DeprecatedNamesInterceptor extends FallbackConfigSourceInterceptor {
  @Serial private static final long serialVersionUID = 1L;

  private final DeprecatedSettings settings;

  public DeprecatedNamesInterceptor() {
    this(DeprecatedSettings.onTheClassPath());
  }

  DeprecatedNamesInterceptor(DeprecatedSettings settings) {
    super(settings::oldName);
    this.settings = settings;
  }

  /** Old names are listed as new ones; otherwise a mapping would refuse them as unknown. */
  @Override
  public Iterator<String> iterateNames(ConfigSourceInterceptorContext context) {
    Set<String> names = new LinkedHashSet<>();
    context.iterateNames().forEachRemaining(name -> names.add(settings.newName(name)));
    return names.iterator();
  }
}
