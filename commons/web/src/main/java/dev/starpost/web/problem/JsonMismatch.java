package dev.starpost.web.problem;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * JSON that does not fit the type it is read into: which field, and what belongs there. Told
 * without the parser's own words, which speak of Java.
 */
final class JsonMismatch {
  private JsonMismatch() {}

  static Problem problem(JsonProcessingException failure) {
    if (failure instanceof UnrecognizedPropertyException unknown) {
      return Malformed.unknownField(
          path(unknown.getPath()),
          Optional.ofNullable(unknown.getKnownPropertyIds()).orElse(List.of()));
    }
    if (failure instanceof JsonMappingException mapping) {
      String field = path(mapping.getPath());
      Expectation expected = Expectation.of(expected(mapping));
      return field.isEmpty() ? Malformed.body(expected) : Malformed.field(field, expected);
    }
    JsonLocation at = failure.getLocation();
    return at == null ? Malformed.body() : Malformed.json(at.getLineNr(), at.getColumnNr());
  }

  /** The declared type of the place, which knows what a list is of; else what Jackson wanted. */
  private static Type expected(JsonMappingException failure) {
    return declared(failure.getPath())
        .or(
            () ->
                failure instanceof MismatchedInputException mismatch
                    ? Optional.ofNullable(mismatch.getTargetType())
                    : Optional.empty())
        .orElse(Object.class);
  }

  private static Optional<Type> declared(List<Reference> path) {
    int last = path.size() - 1;
    if (last < 0) {
      return Optional.empty();
    }
    Reference step = path.get(last);
    if (step.getFieldName() == null) {
      return declared(path.subList(0, last)).map(JsonMismatch::entry);
    }
    Class<?> owner = step.getFrom() instanceof Class<?> type ? type : step.getFrom().getClass();
    return owner.isRecord() ? component(owner, step.getFieldName()) : Optional.empty();
  }

  private static Type entry(Type list) {
    Type plain = Expectation.raw(list) == Optional.class ? Expectation.content(list) : list;
    return Expectation.content(plain);
  }

  /** The type of a field of a document. */
  static Optional<Type> component(Class<?> document, String name) {
    return Arrays.stream(document.getRecordComponents())
        .filter(component -> component.getName().equals(name))
        .map(RecordComponent::getGenericType)
        .findFirst();
  }

  /** As in {@code players[1].name}. */
  private static String path(List<Reference> steps) {
    StringBuilder path = new StringBuilder();
    for (Reference step : steps) {
      if (step.getFieldName() == null) {
        path.append('[').append(step.getIndex()).append(']');
      } else {
        path.append(path.isEmpty() ? "" : ".").append(step.getFieldName());
      }
    }
    return path.toString();
  }
}
