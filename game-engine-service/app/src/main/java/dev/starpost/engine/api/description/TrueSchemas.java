package dev.starpost.engine.api.description;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;

/**
 * Says of our documents what cannot be read off their classes: a field that is optional in Java may
 * be absent but is never null, and every other one is always there.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public class TrueSchemas implements OASFilter {

  @Override
  public void filterOpenAPI(OpenAPI api) {
    Map<String, Schema> schemas = api.getComponents().getSchemas();
    schemas.values().forEach(TrueSchemas::correct);
    // Taken for a list, because Jackson's objects can be iterated.
    schemas
        .get("ExportedPly")
        .addProperty("move", OASFactory.createSchema().ref("#/components/schemas/GameObject"));
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
        || (schema.getAnyOf() != null
            && schema.getAnyOf().stream().anyMatch(TrueSchemas::isNull));
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
