package dev.starpost.settings;

import java.io.Serial;
import java.io.Serializable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A setting that got another name.
 *
 * @param until the first release that no longer reads the old name
 */
record DeprecatedSetting(String oldName, String newName, String until) implements Serializable {
  @Serial private static final long serialVersionUID = 1L;

  private static final Pattern LINE = Pattern.compile("(\\S+) until (\\S+)");

  static DeprecatedSetting of(String oldName, String line) {
    Matcher matcher = LINE.matcher(line);
    if (!matcher.matches()) {
      throw new IllegalStateException(
          "Deprecated setting %s: expected \"<new name> until <release>\", found \"%s\""
              .formatted(oldName, line));
    }
    return new DeprecatedSetting(oldName, matcher.group(1), matcher.group(2));
  }

  boolean isOld(String name) {
    return isAtOrBelow(name, oldName);
  }

  boolean isNew(String name) {
    return isAtOrBelow(name, newName);
  }

  String asOld(String name) {
    return oldName + name.substring(newName.length());
  }

  String asNew(String name) {
    return newName + name.substring(oldName.length());
  }

  private static boolean isAtOrBelow(String name, String setting) {
    return name.startsWith(setting)
        && (name.length() == setting.length() || ".[".indexOf(name.charAt(setting.length())) >= 0);
  }
}
