package dev.starpost.gateway.page;

import dev.starpost.gateway.call.Call;
import dev.starpost.gateway.openapi.ApiDescription;
import dev.starpost.gateway.problem.GatewayProblem;
import dev.starpost.gateway.problem.Problems;
import dev.starpost.gateway.route.RequestPath;
import dev.starpost.gateway.settings.GatewaySettings;
import dev.starpost.text.Language;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;

/** What the gateway serves itself: the front page, the description of the API and its page. */
@ApplicationScoped
public class OwnPages {
  private static final Logger LOG = Logger.getLogger(OwnPages.class);
  private static final String HTML = "text/html; charset=utf-8";
  private static final String CSS = "text/css; charset=utf-8";
  private static final String SCRIPT = "text/javascript; charset=utf-8";
  private static final String SWAGGER = "META-INF/resources/webjars/swagger-ui/";
  private static final String SWAGGER_VERSION =
      "/META-INF/maven/org.webjars/swagger-ui/pom.properties";
  private static final String ORIGIN = "{origin}";
  private static final Pattern GUIDE = Pattern.compile("<!--guide-->(.*?)<!--/guide-->");

  private final ApiDescription description;
  private final Problems problems;
  private final Map<String, Function<Call, HtmlPage>> pages = new HashMap<>();
  private final Map<Language, String> front = new EnumMap<>(Language.class);

  OwnPages(ApiDescription description, Problems problems, GatewaySettings settings) {
    this.description = description;
    this.problems = problems;
    for (Language language : Language.values()) {
      String page = text("pages/front_" + language.tag() + ".html");
      front.put(
          language,
          GUIDE
              .matcher(page)
              .replaceAll(settings.guide().map(guide -> "$1").orElse(""))
              .replace("{guide}", settings.guide().map(URI::toASCIIString).orElse("")));
    }
    pages.put("/", this::frontPage);
    pages.put("/openapi", this::openapi);
    add("/docs", "pages/docs.html", HTML, BrowserHeaders.DOCS_POLICY);
    add("/docs/start.js", "pages/start.js", SCRIPT, BrowserHeaders.DOCS_POLICY);
    add("/assets/starpost.css", "pages/starpost.css", CSS, BrowserHeaders.PAGE_POLICY);
    add("/assets/star.svg", "pages/star.svg", "image/svg+xml", BrowserHeaders.PAGE_POLICY);
    String swagger = SWAGGER + swaggerVersion() + "/";
    add("/docs/swagger-ui.css", swagger + "swagger-ui.css", CSS, BrowserHeaders.DOCS_POLICY);
    add(
        "/docs/swagger-ui-bundle.js",
        swagger + "swagger-ui-bundle.js",
        SCRIPT,
        BrowserHeaders.DOCS_POLICY);
  }

  /** Whether it was one of these, and is answered. */
  public boolean serve(Call call, RequestPath path) {
    Function<Call, HtmlPage> page = pages.get(path.text());
    if (page == null) {
      return false;
    }
    call.takes(path.text());
    HttpMethod method = call.request().method();
    if (method.equals(HttpMethod.GET) || method.equals(HttpMethod.HEAD)) {
      page.apply(call).answer(call);
    } else {
      call.response().putHeader(HttpHeaders.ALLOW, "GET, HEAD");
      problems.answer(call, GatewayProblem.METHOD_NOT_ALLOWED);
    }
    return true;
  }

  private HtmlPage frontPage(Call call) {
    String host = call.client().host();
    String origin =
        host.isEmpty() ? "http://localhost:8080" : call.client().scheme() + "://" + host;
    Language language = call.language();
    call.response()
        .putHeader(HttpHeaders.CONTENT_LANGUAGE, language.tag())
        .putHeader(HttpHeaders.VARY, "Accept-Language");
    return new HtmlPage(
        Buffer.buffer(front.get(language).replace(ORIGIN, origin)),
        HTML,
        BrowserHeaders.PAGE_POLICY);
  }

  private HtmlPage openapi(Call call) {
    call.response().putHeader(HttpHeaders.VARY, "Accept");
    String format = call.request().getParam("format");
    String accept = Optional.ofNullable(call.request().getHeader(HttpHeaders.ACCEPT)).orElse("");
    boolean json =
        format == null
            ? accept.contains("json") && !accept.contains("yaml")
            : format.toLowerCase(Locale.ROOT).equals("json");
    ApiDescription.Document document = description.document();
    return json
        ? new HtmlPage(document.json(), "application/json", BrowserHeaders.PAGE_POLICY)
        : new HtmlPage(document.yaml(), "application/yaml", BrowserHeaders.PAGE_POLICY);
  }

  private void add(String path, String resource, String type, String policy) {
    HtmlPage page = new HtmlPage(Buffer.buffer(bytes(resource)), type, policy);
    pages.put(path, call -> page);
  }

  private static String text(String resource) {
    return new String(bytes(resource), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String resource) {
    try (InputStream in =
        Thread.currentThread().getContextClassLoader().getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + resource);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The library's folder has its version in its name. */
  private static String swaggerVersion() {
    Properties properties = new Properties();
    try (InputStream in = OwnPages.class.getResourceAsStream(SWAGGER_VERSION)) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String version = properties.getProperty("version");
    LOG.debugf("The API is shown by swagger-ui %s", version);
    return version;
  }
}
