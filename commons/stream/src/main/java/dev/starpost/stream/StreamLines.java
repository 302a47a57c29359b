package dev.starpost.stream;

import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

/** Writer of messages as NDJSON, lines of JSON; the framework ends each of them. */
@Provider
@Produces(StreamLines.NDJSON)
public class StreamLines implements MessageBodyWriter<StreamMessage> {
  public static final String NDJSON = "application/x-ndjson";

  @Override
  public boolean isWriteable(
      Class<?> type, Type genericType, Annotation[] annotations, MediaType form) {
    return StreamMessage.class.isAssignableFrom(type);
  }

  @Override
  public void writeTo(
      StreamMessage message,
      Class<?> type,
      Type genericType,
      Annotation[] annotations,
      MediaType form,
      MultivaluedMap<String, Object> headers,
      OutputStream out)
      throws IOException {
    out.write(message.line().getBytes(StandardCharsets.UTF_8));
  }
}
