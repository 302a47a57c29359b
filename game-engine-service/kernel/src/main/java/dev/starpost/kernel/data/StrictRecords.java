package dev.starpost.kernel.data;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How Jackson reads and writes our records: every component must be there unless it is an {@link
 * Optional}, and the types of a sealed interface are those it permits, each by the name in its
 * {@link JsonTypeName}: stored data must outlive the names of classes.
 */
final class StrictRecords extends JacksonAnnotationIntrospector {
  private static final long serialVersionUID = 1L;

  @Override
  public Boolean hasRequiredMarker(AnnotatedMember member) {
    Boolean marked = super.hasRequiredMarker(member);
    if (marked != null && marked) {
      return true;
    }
    if (!member.getDeclaringClass().isRecord()) {
      return marked;
    }
    Class<?> type = member.getRawType();
    return type != Optional.class && type != OptionalInt.class;
  }

  @Override
  public List<NamedType> findSubtypes(Annotated annotated) {
    Class<?> type = annotated.getRawType();
    if (!type.isSealed() || super.findSubtypes(annotated) != null) {
      return super.findSubtypes(annotated);
    }
    List<NamedType> subtypes = new ArrayList<>();
    collect(type, subtypes);
    return subtypes;
  }

  private static void collect(Class<?> sealed, List<NamedType> subtypes) {
    for (Class<?> permitted : sealed.getPermittedSubclasses()) {
      if (permitted.isSealed()) {
        collect(permitted, subtypes);
        continue;
      }
      subtypes.add(new NamedType(permitted, JsonTypeNames.of(permitted)));
    }
  }

  /** Sealed types carry their name in {@code type} without having to say so. */
  @Override
  public JsonTypeInfo.Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
    JsonTypeInfo.Value declared = super.findPolymorphicTypeInfo(config, annotated);
    Class<?> type = annotated.getRawType();
    if (declared != null || !isSealedOrPermitted(type)) {
      return declared;
    }
    if (!type.isSealed()) {
      JsonTypeNames.of(type);
    }
    return JsonTypeInfo.Value.construct(
        JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, "type", null, false, true);
  }

  private static boolean isSealedOrPermitted(Class<?> type) {
    if (type.getName().startsWith("java.")) {
      return false; // String and others are permitted types of sealed interfaces of the platform
    }
    if (type.isInterface() && type.isSealed()) {
      return true;
    }
    for (Class<?> parent : type.getInterfaces()) {
      if (parent.isSealed()) {
        return true;
      }
    }
    return false;
  }
}
