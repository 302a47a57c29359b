package dev.starpost.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A module's words in every {@link Language}. A sentence may hold {@code {name}}, the argument of
 * that name, and {@code {name:ship|ships}}, the word that fits the argument's number, or how many a
 * list holds. A list is said with commas; as {@code {name&}} with "and" before the last, as {@code
 * {name;}} with semicolons, where its elements hold commas themselves.
 */
public final class Texts {
  private static final Pattern PLACEHOLDER =
      Pattern.compile("\\{([a-zA-Z]+)(?:([&;])|:([^|{}]*)\\|([^|{}]*))?}");

  private final Map<Language, Properties> words;
  private final Function<Named, Object> names;

  private Texts(Map<Language, Properties> words, Function<Named, Object> names) {
    this.words = words;
    this.names = names;
  }

  /**
   * Reads {@code texts_en.properties} and {@code texts_fr.properties} (UTF-8) from that folder of
   * the module's resources.
   */
  public static Texts of(Class<?> module, String folder) {
    Map<Language, Properties> words = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      words.put(language, read(module, folder, language));
    }
    return new Texts(words, Named::unnamed);
  }

  /** These words and those; where both know a key, those. */
  public Texts with(Texts those) {
    Map<Language, Properties> all = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      Properties both = new Properties();
      both.putAll(words.get(language));
      both.putAll(those.words.get(language));
      all.put(language, both);
    }
    return new Texts(all, names);
  }

  /**
   * The same words, said by somebody who knows names.
   *
   * @param known for each {@link Named} its name, or a text in its place
   */
  public Texts naming(Function<Named, Object> known) {
    return new Texts(words, known);
  }

  /**
   * The text in words. Fails on a key or an argument that is missing: tests find it, not people.
   */
  public String say(Text text, Language language) {
    String sentence = words.get(language).getProperty(text.key());
    if (sentence == null) {
      throw new IllegalArgumentException(
          "no text \"" + text.key() + "\" in language " + language.tag());
    }
    if (sentence.indexOf('{') < 0) {
      return sentence;
    }
    String said =
        PLACEHOLDER
            .matcher(sentence)
            .replaceAll(found -> Matcher.quoteReplacement(fill(text, found, language)));
    // The full stop of an abbreviation, as in "Ltd.", also ends the sentence.
    return said.endsWith("..") && !said.endsWith("...")
        ? said.substring(0, said.length() - 1)
        : said;
  }

  public boolean has(String key) {
    return words.values().stream().allMatch(properties -> properties.containsKey(key));
  }

  public SortedSet<String> keys(Language language) {
    return Collections.unmodifiableSortedSet(
        new TreeSet<>(words.get(language).stringPropertyNames()));
  }

  /** The names of the arguments that the sentence of that key speaks of. */
  public SortedSet<String> argumentsOf(String key, Language language) {
    return PLACEHOLDER
        .matcher(words.get(language).getProperty(key))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private String fill(Text text, MatchResult found, Language language) {
    Object value = text.argument(found.group(1));
    if (value == null) {
      throw new IllegalArgumentException(
          "text \"" + text.key() + "\" needs an argument \"" + found.group(1) + "\"");
    }
    if (found.group(2) != null && value instanceof List<?> list) {
      return found.group(2).equals("&") ? enumerated(list, language) : separated(list, language);
    }
    if (found.group(3) == null) {
      return word(value, language);
    }
    return language.isSingular(count(text, found.group(1), value))
        ? found.group(3)
        : found.group(4);
  }

  private String enumerated(List<?> list, Language language) {
    int last = list.size() - 1;
    return last < 1
        ? word(list, language)
        : word(list.subList(0, last), language) + language.and() + word(list.get(last), language);
  }

  private String separated(List<?> list, Language language) {
    return list.stream()
        .map(each -> word(each, language))
        .collect(Collectors.joining(language.semicolon()));
  }

  private static int count(Text text, String argument, Object value) {
    if (value instanceof Integer count) {
      return count;
    }
    if (value instanceof List<?> list) {
      return list.size();
    }
    throw new IllegalArgumentException(
        "text \"" + text.key() + "\": \"" + argument + "\" must be a number or a list");
  }

  private String word(Object value, Language language) {
    if (value instanceof Text text) {
      return say(text, language);
    }
    if (value instanceof Named named) {
      return word(names.apply(named), language);
    }
    if (value instanceof List<?> list) {
      return list.stream().map(each -> word(each, language)).collect(Collectors.joining(", "));
    }
    return String.valueOf(value);
  }

  private static Properties read(Class<?> module, String folder, Language language) {
    String resource = "/" + folder + "/texts_" + language.tag() + ".properties";
    try (InputStream in = module.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("there is no resource " + resource);
      }
      Properties properties = new Properties();
      properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      return properties;
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + resource, e);
    }
  }
}
