package dev.starpost.engine.api.description;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;

/**
 * OpenAPI filter that says of an exported move that it is an object. It is taken for a list,
 * because Jackson's objects can be iterated.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public class ExportedMoves implements OASFilter {

  @Override
  public void filterOpenAPI(OpenAPI api) {
    api.getComponents()
        .getSchemas()
        .get("ExportedPly")
        .addProperty("move", OASFactory.createSchema().ref("#/components/schemas/GameObject"));
  }
}
