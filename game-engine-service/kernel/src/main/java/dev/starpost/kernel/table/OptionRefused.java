package dev.starpost.kernel.table;

import dev.starpost.text.Text;

/**
 * A table option that cannot be had.
 *
 * @param option its name, or {@code players}
 * @param text the sentence for people
 */
public record OptionRefused(String option, Text text) {

  /** The key of its text is {@code option-refused.<reason>}, where it can name the option. */
  public static OptionRefused of(String option, String reason, Object... arguments) {
    Object[] all = new Object[arguments.length + 2];
    all[0] = "option";
    all[1] = option;
    System.arraycopy(arguments, 0, all, 2, arguments.length);
    return new OptionRefused(option, Text.of("option-refused." + reason, all));
  }
}
