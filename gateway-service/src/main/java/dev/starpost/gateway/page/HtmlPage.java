package dev.starpost.gateway.page;

import dev.starpost.gateway.call.Call;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Static page with an ETag. Something to show, with a tag by which browsers know that they have it
 * already.
 */
final class HtmlPage {
  private static final int NOT_MODIFIED = 304;
  private static final int TAG_BYTES = 12;

  private final Buffer content;
  private final String type;
  private final String policy;
  private final String tag;

  HtmlPage(Buffer content, String type, String policy) {
    this.content = content;
    this.type = type;
    this.policy = policy;
    this.tag = "\"" + digest(content) + "\"";
  }

  void answer(Call call) {
    call.request().resume();
    HttpServerResponse response =
        call.response()
            .putHeader(HttpHeaders.ETAG, tag)
            .putHeader(HttpHeaders.CACHE_CONTROL, "no-cache")
            .putHeader("Content-Security-Policy", policy);
    String known = call.request().getHeader(HttpHeaders.IF_NONE_MATCH);
    if (known != null && known.contains(tag)) {
      response.setStatusCode(NOT_MODIFIED).end();
      return;
    }
    response.putHeader(HttpHeaders.CONTENT_TYPE, type);
    if (call.request().method().equals(HttpMethod.HEAD)) {
      response.putHeader(HttpHeaders.CONTENT_LENGTH, Integer.toString(content.length())).end();
    } else {
      response.end(content);
    }
  }

  private static String digest(Buffer content) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(content.getBytes());
      return HexFormat.of().formatHex(digest, 0, TAG_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
