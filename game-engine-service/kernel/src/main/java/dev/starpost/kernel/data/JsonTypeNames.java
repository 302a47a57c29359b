package dev.starpost.kernel.data;

import com.fasterxml.jackson.annotation.JsonTypeName;

/** The names under which the types of sealed interfaces are stored and sent. */
public final class JsonTypeNames {
  private static final ClassValue<String> NAMES =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
          JsonTypeName name = type.getAnnotation(JsonTypeName.class);
          if (name == null) {
            throw new IllegalStateException(
                type.getName() + " needs a @JsonTypeName, the name it is stored under");
          }
          return name.value();
        }
      };

  private JsonTypeNames() {}

  /** The name in the type's {@link JsonTypeName}, looked up once. */
  public static String of(Class<?> type) {
    return NAMES.get(type);
  }
}
