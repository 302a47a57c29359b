package dev.starpost.contracts;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.TypeIdResolver;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * JSON of messages: the one way in which they are written and read. A field that a reader does not
 * know is passed over, and so is a type where {@link UnknownAs} says as what, so that producers may
 * add one before every consumer knows it; a missing or null one is an error, because a message that
 * lacks something was never right.
 */
public final class ContractJson {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .addModule(new Jdk8Module())
          .addModule(new JavaTimeModule())
          .defaultPropertyInclusion(
              JsonInclude.Value.construct(
                  JsonInclude.Include.NON_ABSENT, JsonInclude.Include.NON_ABSENT))
          .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .addHandler(new UnknownTypes())
          .build();

  private ContractJson() {}

  /** The bytes are not the message that was expected; says why. */
  public static final class Malformed extends Exception {
    private static final long serialVersionUID = 1L;

    Malformed(String why, Throwable cause) {
      super(why, cause);
    }
  }

  /** What has no type at all stays an error: only a type that is a word can be a new one. */
  private static final class UnknownTypes extends DeserializationProblemHandler {
    @Override
    public JavaType handleUnknownTypeId(
        DeserializationContext context,
        JavaType base,
        String type,
        TypeIdResolver resolver,
        String failure) {
      UnknownAs unknown = base.getRawClass().getAnnotation(UnknownAs.class);
      return unknown == null ? null : context.constructType(unknown.value());
    }
  }

  public static byte[] write(Object message) {
    try {
      return MAPPER.writeValueAsBytes(message);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("not a message: " + message.getClass(), e);
    }
  }

  public static String text(Object message) {
    return new String(write(message), StandardCharsets.UTF_8);
  }

  public static <T> T read(byte[] json, Class<T> type) throws Malformed {
    T message;
    try {
      message = MAPPER.readValue(json, type);
    } catch (JsonProcessingException e) {
      throw new Malformed(e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new Malformed(e.getMessage(), e);
    }
    if (message == null) {
      throw new Malformed("the message is null", null);
    }
    return message;
  }
}
