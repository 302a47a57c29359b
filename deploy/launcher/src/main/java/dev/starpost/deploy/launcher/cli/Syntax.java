package dev.starpost.deploy.launcher.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Option parser. The options and operands that one command accepts; whatever else is typed is
 * refused.
 */
public final class Syntax {
  private final String command;
  private final Set<String> flags = new TreeSet<>();
  private final Set<String> valued = new TreeSet<>();
  private int mostOperands;

  private Syntax(String command) {
    this.command = command;
  }

  public static Syntax of(String command) {
    return new Syntax(command);
  }

  public Syntax flag(String name) {
    flags.add(name);
    return this;
  }

  public Syntax value(String name) {
    valued.add(name);
    return this;
  }

  public Syntax operands(int most) {
    mostOperands = most;
    return this;
  }

  /** Understands {@code --name value}, {@code --name=value} and {@code --flag}, in any order. */
  public Options parse(List<String> words) {
    Map<String, String> values = new HashMap<>();
    Set<String> given = new HashSet<>();
    List<String> operands = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      int equals = word.indexOf('=');
      String name = word.startsWith("--") && equals > 0 ? word.substring(0, equals) : word;
      if (!name.startsWith("-")) {
        operands.add(word);
      } else if (flags.contains(word)) {
        given.add(word);
      } else if (!valued.contains(name)) {
        throw Refused.misused("'" + command + "' has no option " + name + known());
      } else if (equals > 0) {
        values.put(name, word.substring(equals + 1));
      } else if (i + 1 < words.size()) {
        values.put(name, words.get(++i));
      } else {
        throw Refused.misused("The option " + name + " needs a value.");
      }
    }
    if (operands.size() > mostOperands) {
      throw Refused.misused(
          "'" + command + "' does not know what to do with '" + operands.get(mostOperands) + "'.");
    }
    return new Options(values, given, operands);
  }

  private String known() {
    Set<String> names = new TreeSet<>(flags);
    names.addAll(valued);
    return names.isEmpty() ? "; it has none." : "; it has " + String.join(", ", names) + ".";
  }
}
