package dev.starpost.web.problem;

import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;
import jakarta.validation.constraints.Size;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Constraints of Bean Validation that a request does not meet: which field, and what belongs there.
 * The words come from the constraint where it has limits, and else from the type of the field.
 */
final class Violations {
  private Violations() {}

  /** The first one, in the order of the fields' names. */
  static Problem problem(ConstraintViolationException failure) {
    return failure.getConstraintViolations().stream()
        .min(Comparator.comparing(Violations::field))
        .map(Violations::problem)
        .orElseGet(Malformed::request);
  }

  /** Whether it is we who have broken a constraint: with what is answered. */
  static boolean ofAnswer(ConstraintViolationException failure) {
    return failure.getConstraintViolations().stream()
        .flatMap(violation -> nodes(violation).stream())
        .anyMatch(node -> node.getKind() == ElementKind.RETURN_VALUE);
  }

  private static Problem problem(ConstraintViolation<?> violation) {
    String field = field(violation);
    Expectation expected = expected(violation);
    return field.isEmpty() ? Malformed.body(expected) : Malformed.field(field, expected);
  }

  private static List<Path.Node> nodes(ConstraintViolation<?> violation) {
    List<Path.Node> nodes = new ArrayList<>();
    violation.getPropertyPath().forEach(nodes::add);
    return nodes;
  }

  /** As in {@code players[1].name}: without the method and its parameter. */
  private static String field(ConstraintViolation<?> violation) {
    StringBuilder path = new StringBuilder();
    for (Path.Node node : nodes(violation)) {
      if (node.getIndex() != null) {
        path.append('[').append(node.getIndex()).append(']');
      }
      if (node.getKind() == ElementKind.PROPERTY) {
        path.append(path.isEmpty() ? "" : ".").append(node.getName());
      }
    }
    return path.toString();
  }

  private static Expectation expected(ConstraintViolation<?> violation) {
    Type type = type(violation);
    Annotation constraint = violation.getConstraintDescriptor().getAnnotation();
    if (constraint instanceof Size size && Expectation.raw(type) == String.class) {
      return Expectation.characters(size.min(), size.max());
    }
    return Expectation.of(type);
  }

  private static Type type(ConstraintViolation<?> violation) {
    List<Path.Node> nodes = nodes(violation);
    Path.Node last = nodes.get(nodes.size() - 1);
    if (last.getKind() == ElementKind.PARAMETER) {
      int index = last.as(Path.ParameterNode.class).getParameterIndex();
      return nodes.get(0).as(Path.MethodNode.class).getParameterTypes().get(index);
    }
    Class<?> owner = violation.getLeafBean().getClass();
    if (!owner.isRecord()) {
      return Object.class;
    }
    boolean inside = last.getKind() == ElementKind.CONTAINER_ELEMENT;
    String name = inside ? nodes.get(nodes.size() - 2).getName() : last.getName();
    Optional<Type> declared = JsonMismatch.component(owner, name);
    return (inside ? declared.map(Expectation::content) : declared).orElse(Object.class);
  }
}
