package dev.starpost.web.description;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.headers.Header;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;

/**
 * Describes the problems that calls refer to by name. Those that every service has are known here;
 * a service says in its {@code @OpenAPIDefinition} what its own ones mean, and nothing of their
 * form.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD, priority = TrueSchemas.FIRST)
public class ProblemResponses implements OASFilter {
  private static final String RESPONSES = "#/components/responses/";

  private static final Map<String, String> COMMON =
      Map.of(
          "MalformedRequest", "The request cannot be read; the detail says why",
          "Unauthenticated", "No token, or one that is not good",
          "Forbidden", "The token lacks the scopes that the member scopes lists",
          "NotFound", "There is nothing here, or nothing that the caller may see",
          "NotAcceptable", "Not in any form that Accept names",
          "TooLarge", "The body has more bytes than this call can need",
          "UnsupportedMediaType", "The body is not application/json",
          "TooManyRequests", "The caller has asked more often than allowed",
          "Unavailable", "A part of the platform does not answer; the same request may later");

  @Override
  public void filterOpenAPI(OpenAPI api) {
    Map<String, APIResponse> all = new TreeMap<>();
    names(api).filter(COMMON::containsKey).forEach(name -> all.put(name, common(name)));
    Map<String, APIResponse> own = api.getComponents().getResponses();
    if (own != null) {
      all.putAll(own);
    }
    all.values().stream()
        .filter(response -> response.getContent() == null)
        .forEach(ProblemResponses::giveForm);
    api.getComponents().setResponses(all);
  }

  /** Of the responses that calls refer to. */
  private static Stream<String> names(OpenAPI api) {
    return api.getPaths().getPathItems().values().stream()
        .flatMap(path -> path.getOperations().values().stream())
        .flatMap(call -> call.getResponses().getAPIResponses().values().stream())
        .map(APIResponse::getRef)
        .filter(ref -> ref != null && ref.startsWith(RESPONSES))
        .map(ref -> ref.substring(RESPONSES.length()));
  }

  private static APIResponse common(String name) {
    APIResponse response = OASFactory.createAPIResponse().description(COMMON.get(name));
    return switch (name) {
      case "Unauthenticated" -> response.addHeader("WWW-Authenticate", challenge());
      case "TooManyRequests", "Unavailable" -> response.addHeader("Retry-After", seconds());
      default -> response;
    };
  }

  private static Header challenge() {
    return OASFactory.createHeader().schema(OASFactory.createSchema().addType(SchemaType.STRING));
  }

  private static Header seconds() {
    return OASFactory.createHeader()
        .description("Seconds")
        .schema(OASFactory.createSchema().addType(SchemaType.INTEGER).format("int32"));
  }

  private static void giveForm(APIResponse response) {
    response.setContent(
        OASFactory.createContent()
            .addMediaType(
                "application/problem+json",
                OASFactory.createMediaType()
                    .schema(OASFactory.createSchema().ref("#/components/schemas/Problem"))));
  }
}
