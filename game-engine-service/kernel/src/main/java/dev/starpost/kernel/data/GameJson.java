package dev.starpost.kernel.data;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;

/**
 * The one way in which states, moves, events and views become JSON and come back. Strict: an
 * unknown or missing field is an error, and so is a number where a word belongs.
 */
public final class GameJson {
  private static final ObjectMapper MAPPER = strict(JsonMapper.builder()).build();

  private GameJson() {}

  public static ObjectMapper mapper() {
    return MAPPER;
  }

  /**
   * The value as a tree, with its {@code type} where it has one. Lists of values of sealed types
   * are made of these, one by one: as elements of a plain list they would lose their type.
   */
  public static JsonNode tree(Object value) {
    return MAPPER.valueToTree(value);
  }

  static <B extends MapperBuilder<?, B>> B strict(B builder) {
    return builder
        .annotationIntrospector(new StrictRecords())
        .addModule(new Jdk8Module())
        // A record is its components: what it can work out from them is not stored.
        .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
        .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
        .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
        .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        // The feature above still lets numbers pass as words.
        .withCoercionConfig(
            LogicalType.Textual,
            words ->
                words
                    .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                    .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                    .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
        .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
        .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);
  }
}
