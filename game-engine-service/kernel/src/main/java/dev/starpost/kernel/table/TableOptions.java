package dev.starpost.kernel.table;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** What was chosen for a table: a value for every option of the game. In JSON an object. */
public final class TableOptions {
  private final SortedMap<String, Object> values;

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  TableOptions(Map<String, Object> values) {
    this.values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
  }

  public boolean flag(String name) {
    return (Boolean) value(name);
  }

  public int number(String name) {
    return (Integer) value(name);
  }

  public String choice(String name) {
    return (String) value(name);
  }

  @JsonValue
  public SortedMap<String, Object> values() {
    return values;
  }

  private Object value(String name) {
    Object value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("the game has no option " + name);
    }
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TableOptions that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
