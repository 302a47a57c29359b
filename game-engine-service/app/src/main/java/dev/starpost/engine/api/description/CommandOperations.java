package dev.starpost.engine.api.description;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.Objects;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.PathItem;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.eclipse.microprofile.openapi.models.responses.APIResponses;

/**
 * OpenAPI filter for commands, which is whatever is posted to the engine: each is answered alike,
 * with 200 and the version, or with 202 while nothing is known.
 */
@OpenApiFilter(
    stages = OpenApiFilter.RunStage.BUILD,
    priority = CommandOperations.BEFORE_THE_COMMON_ONES)
public class CommandOperations implements OASFilter {
  static final int BEFORE_THE_COMMON_ONES = 100;

  @Override
  public void filterOpenAPI(OpenAPI api) {
    api.getPaths().getPathItems().values().stream()
        .map(PathItem::getPOST)
        .filter(Objects::nonNull)
        .forEach(command -> describe(command.getResponses()));
  }

  private static void describe(APIResponses responses) {
    APIResponse done = responses.getAPIResponse("200");
    done.addHeader(
        "ETag",
        OASFactory.createHeader()
            .description("The version")
            .schema(OASFactory.createSchema().addExample("\"42\"")));
    done.setContent(document());
    responses.addAPIResponse(
        "202",
        OASFactory.createAPIResponse()
            .description("Not known yet; the header Location says where it will be")
            .content(document()));
  }

  private static Content document() {
    return OASFactory.createContent()
        .addMediaType(
            "application/json",
            OASFactory.createMediaType()
                .schema(OASFactory.createSchema().ref("#/components/schemas/CommandAnswer")));
  }
}
