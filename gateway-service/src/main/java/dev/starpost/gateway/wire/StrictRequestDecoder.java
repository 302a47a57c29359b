package dev.starpost.gateway.wire;

import dev.starpost.gateway.problem.GatewayProblem;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.http.DefaultHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.netty.util.ReferenceCountUtil;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.impl.VertxHttpRequestDecoder;
import io.vertx.core.http.impl.headers.HeadersMultiMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * HTTP/1.1 request decoder. Reads requests, and makes of what cannot be read a request that says
 * so: the server would answer with a bare status, before anybody else sees it. Of what comes after
 * it on the same connection nothing is read.
 *
 * <p>A request with both {@code Content-Length} and {@code Transfer-Encoding} cannot be read either
 * (RFC 9112, 6.1): somebody before us may have gone by the other one, and taken for one request
 * what is two to us. The server's own decoder drops the length and goes on. Nor can one with two
 * hosts.
 */
public final class StrictRequestDecoder extends VertxHttpRequestDecoder {
  /** Holds the code of the problem. A client that sends it itself gets what it asks for. */
  private static final String UNREADABLE = "X-Starpost-Unreadable";

  private static final String NOWHERE = "/";
  private static final int HEX = 16;

  private boolean deaf;

  StrictRequestDecoder(HttpServerOptions options) {
    super(options);
  }

  /** What is wrong with a request that could not be read. */
  public static Optional<GatewayProblem> problem(HttpServerRequest request) {
    return Optional.ofNullable(request.getHeader(UNREADABLE))
        .map(
            code ->
                Stream.of(GatewayProblem.ADDRESS_TOO_LONG, GatewayProblem.HEADERS_TOO_LARGE)
                    .filter(problem -> problem.code().equals(code))
                    .findFirst()
                    .orElse(GatewayProblem.MALFORMED_REQUEST));
  }

  /** Whatever is thrown here makes the request one that could not be read. */
  @Override
  protected void handleTransferEncodingChunkedWithContentLength(HttpMessage message) {
    throw new IllegalArgumentException("both Content-Length and Transfer-Encoding");
  }

  @Override
  protected HttpMessage createInvalidMessage() {
    return new DefaultHttpRequest(
        HttpVersion.HTTP_1_1, HttpMethod.GET, NOWHERE, HeadersMultiMap.httpHeaders());
  }

  @Override
  protected void decode(ChannelHandlerContext context, ByteBuf bytes, List<Object> out)
      throws Exception {
    if (deaf) {
      bytes.skipBytes(bytes.readableBytes());
      return;
    }
    int at = out.size();
    super.decode(context, bytes, out);
    if (out.size() > at && out.get(at) instanceof HttpRequest request) {
      Optional<GatewayProblem> problem = problem(request);
      if (problem.isPresent()) {
        declareUnreadable(request, problem.get());
        while (out.size() > at + 1) {
          ReferenceCountUtil.release(out.remove(out.size() - 1));
        }
        out.add(LastHttpContent.EMPTY_LAST_CONTENT);
        deaf = true;
      }
    }
  }

  private static Optional<GatewayProblem> problem(HttpRequest request) {
    Throwable failure = request.decoderResult().cause();
    if (failure instanceof TooLongHttpLineException) {
      return Optional.of(GatewayProblem.ADDRESS_TOO_LONG);
    }
    if (failure instanceof TooLongHttpHeaderException) {
      return Optional.of(GatewayProblem.HEADERS_TOO_LARGE);
    }
    boolean isReadable =
        failure == null
            && request.headers().getAll(HttpHeaderNames.HOST).size() <= 1
            && hasOneLength(request.headers())
            && hasWholeEscapes(request.uri());
    return isReadable ? Optional.empty() : Optional.of(GatewayProblem.MALFORMED_REQUEST);
  }

  /** Also in HTTP/1.0, and of any other encoding nobody here knows where it ends. */
  private static boolean hasOneLength(HttpHeaders headers) {
    List<String> encodings = headers.getAll(HttpHeaderNames.TRANSFER_ENCODING);
    return encodings.isEmpty()
        || (encodings.size() == 1
            && HttpHeaderValues.CHUNKED.contentEqualsIgnoreCase(encodings.get(0).strip())
            && !headers.contains(HttpHeaderNames.CONTENT_LENGTH));
  }

  /** Of all that it says only the language is believed. */
  private static void declareUnreadable(HttpRequest request, GatewayProblem problem) {
    String language = request.headers().get(HttpHeaderNames.ACCEPT_LANGUAGE);
    request.headers().clear();
    if (language != null) {
      request.headers().set(HttpHeaderNames.ACCEPT_LANGUAGE, language);
    }
    request.headers().set(UNREADABLE, problem.code());
    request.setUri(NOWHERE);
    request.setDecoderResult(DecoderResult.SUCCESS);
  }

  /** The server's routes would answer anything else by themselves. */
  private static boolean hasWholeEscapes(String uri) {
    for (int i = 0; i < uri.length() && uri.charAt(i) != '?'; i++) {
      boolean isBroken =
          uri.charAt(i) == '%'
              && (i + 2 >= uri.length()
                  || Character.digit(uri.charAt(i + 1), HEX) < 0
                  || Character.digit(uri.charAt(i + 2), HEX) < 0);
      if (isBroken) {
        return false;
      }
    }
    return true;
  }
}
