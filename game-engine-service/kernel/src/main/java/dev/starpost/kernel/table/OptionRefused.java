package dev.starpost.kernel.table;

/**
 * A table option that cannot be had.
 *
 * @param option its name
 * @param reason the rest of the sentence that begins with the name
 */
public record OptionRefused(String option, String reason) {
  @Override
  public String toString() {
    return option + " " + reason;
  }
}
