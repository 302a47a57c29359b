package dev.starpost.web.description;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.eclipse.microprofile.openapi.models.responses.APIResponses;

/**
 * Says what is alike in the description of every service: license and server, the header
 * Idempotency-Key, and the problems of each call that takes a token or a body. What a service says
 * otherwise of one of its calls stays. Responses are told by their status.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD, priority = CommonDescription.EARLIER)
public class CommonDescription implements OASFilter {
  /** Before the problems that are referred to are described. */
  static final int EARLIER = TrueSchemas.FIRST + 1;

  private static final String IDEMPOTENCY_KEY = "Idempotency-Key";
  private static final String PARAMETERS = "#/components/parameters/";

  private static final Map<String, String> WITH_TOKEN =
      Map.of("401", "Unauthenticated", "403", "Forbidden", "503", "Unavailable");
  private static final Map<String, String> WITH_BODY =
      Map.of("400", "MalformedRequest", "413", "TooLarge", "415", "UnsupportedMediaType");

  @Override
  public void filterOpenAPI(OpenAPI api) {
    api.getInfo()
        .setLicense(
            OASFactory.createLicense()
                .name("Apache 2.0")
                .url("https://www.apache.org/licenses/LICENSE-2.0.html"));
    api.setServers(List.of(OASFactory.createServer().url("/")));
    List<Operation> calls =
        api.getPaths().getPathItems().values().stream()
            .flatMap(path -> path.getOperations().values().stream())
            .toList();
    calls.forEach(CommonDescription::completeResponses);
    if (calls.stream().anyMatch(CommonDescription::takesIdempotencyKey)) {
      api.getComponents().addParameter(IDEMPOTENCY_KEY, idempotencyKey());
    }
  }

  private static void completeResponses(Operation call) {
    Map<String, APIResponse> responses = new TreeMap<>(call.getResponses().getAPIResponses());
    if (call.getSecurity() != null && !call.getSecurity().isEmpty()) {
      addProblems(WITH_TOKEN, responses);
    }
    if (call.getRequestBody() != null) {
      addProblems(WITH_BODY, responses);
    }
    APIResponses all = OASFactory.createAPIResponses();
    responses.forEach(all::addAPIResponse);
    call.setResponses(all);
  }

  /** What is there without a reference was put there by Quarkus. */
  private static void addProblems(Map<String, String> names, Map<String, APIResponse> responses) {
    names.forEach(
        (status, name) ->
            responses.compute(
                status,
                (key, said) ->
                    said == null || said.getRef() == null
                        ? OASFactory.createAPIResponse().ref(name)
                        : said));
  }

  private static boolean takesIdempotencyKey(Operation call) {
    return call.getParameters() != null
        && call.getParameters().stream()
            .anyMatch(each -> (PARAMETERS + IDEMPOTENCY_KEY).equals(each.getRef()));
  }

  private static Parameter idempotencyKey() {
    return OASFactory.createParameter()
        .name(IDEMPOTENCY_KEY)
        .in(Parameter.In.HEADER)
        .description(
            "16 to 200 characters that nobody can guess. Whoever sends the same request again under"
                + " the same key within 24 hours gets the same answer, and nothing is done twice.")
        .schema(
            OASFactory.createSchema()
                .addType(SchemaType.STRING)
                .minLength(16)
                .maxLength(200)
                .addExample("0b4ee8b6-6a1c-4b64-8f4c-6ad1b7b31f3a"));
  }
}
