package dev.starpost.deploy.launcher.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Parsed options. What the user typed after the command's name, as its {@link Syntax} understood
 * it.
 */
public record Options(Map<String, String> values, Set<String> flags, List<String> operands) {
  public Options {
    values = Map.copyOf(values);
    flags = Set.copyOf(flags);
    operands = List.copyOf(operands);
  }

  public boolean has(String flag) {
    return flags.contains(flag);
  }

  Optional<String> value(String name) {
    return Optional.ofNullable(values.get(name));
  }

  public Optional<String> operand() {
    return operands.stream().findFirst();
  }

  public int number(String name, int otherwise, int least, int most) {
    String text = values.get(name);
    if (text == null) {
      return otherwise;
    }
    try {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Said below, together with the range.
    }
    throw Refused.misused(
        "%s takes a number from %d to %d, not '%s'.".formatted(name, least, most, text));
  }
}
