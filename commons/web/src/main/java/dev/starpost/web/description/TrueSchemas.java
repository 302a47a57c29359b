package dev.starpost.web.description;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;

/**
 * Says of our documents what cannot be read off their classes: a field that is optional in Java may
 * be absent but is never null, and every other one is always there.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD, priority = TrueSchemas.FIRST)
public class TrueSchemas implements OASFilter {
  /** Before the filters of a service, which see schemas as they will be. */
  static final int FIRST = 10;

  @Override
  public void filterOpenAPI(OpenAPI api) {
    api.getComponents().getSchemas().values().forEach(TrueSchemas::correct);
  }

  private static void correct(Schema schema) {
    Map<String, Schema> properties = schema.getProperties();
    if (properties != null) {
      if (schema.getRequired() == null || schema.getRequired().isEmpty()) {
        schema.setRequired(
            properties.keySet().stream().filter(name -> !mayBeNull(properties.get(name))).toList());
      }
      properties.values().forEach(TrueSchemas::correct);
    }
    withoutNull(schema);
  }

  private static boolean mayBeNull(Schema schema) {
    return isNull(schema)
        || (schema.getAnyOf() != null && schema.getAnyOf().stream().anyMatch(TrueSchemas::isNull));
  }

  private static boolean isNull(Schema schema) {
    return schema.getType() != null && schema.getType().contains(SchemaType.NULL);
  }

  private static void withoutNull(Schema schema) {
    if (isNull(schema)) {
      schema.setType(schema.getType().stream().filter(type -> type != SchemaType.NULL).toList());
    }
    if (schema.getAnyOf() != null) {
      List<Schema> others = schema.getAnyOf().stream().filter(other -> !isNull(other)).toList();
      schema.setAnyOf(null);
      schema.setRef(others.get(0).getRef());
    }
  }
}
