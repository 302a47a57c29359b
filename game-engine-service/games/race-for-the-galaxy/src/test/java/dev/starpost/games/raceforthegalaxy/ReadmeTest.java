package dev.starpost.games.raceforthegalaxy;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.view.OrbView;
import dev.starpost.games.raceforthegalaxy.view.RaceView;
import dev.starpost.kernel.table.TableOption;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the README tells clients is what they get. */
class ReadmeTest {

  @Test
  void every_field_of_the_view_is_described_and_no_other() throws IOException {
    SortedSet<String> shown = new TreeSet<>();
    addFields("", RaceView.class, shown);
    assertThat(described("## What a client sees")).isEqualTo(shown);
  }

  @Test
  void every_option_of_the_table_is_described_and_no_other() throws IOException {
    SortedSet<String> options = new TreeSet<>();
    Table.OPTIONS.options().forEach((TableOption option) -> options.add(option.name()));
    assertThat(described("# Race for the Galaxy")).isEqualTo(options);
  }

  @Test
  void every_question_is_described_and_no_other() throws IOException {
    SortedSet<String> questions = new TreeSet<>();
    for (Ask ask : Ask.values()) {
      if (ask != Ask.NOTHING) {
        questions.add(ask.id());
      }
    }
    assertThat(described("## What a client sends")).isEqualTo(questions);
  }

  @Test
  void every_move_is_described_with_its_fields() throws IOException {
    String sent = section("## What a client sends");
    for (Class<?> kind : RaceMove.class.getPermittedSubclasses()) {
      for (Class<?> move : kind.getPermittedSubclasses()) {
        String fields =
            Stream.of(move.getRecordComponents())
                .map(RecordComponent::getName)
                .collect(Collectors.joining(", ", " {", "}"));
        String type = "`" + move.getAnnotation(JsonTypeName.class).value() + "`";
        assertThat(sent).contains(fields.equals(" {}") ? type : type + fields);
      }
    }
  }

  private static String section(String heading) throws IOException {
    String readme = Files.readString(Path.of("README.md"));
    String after = readme.substring(readme.indexOf(heading + "\n") + heading.length());
    return after.substring(0, after.indexOf("\n## "));
  }

  /** The names in the first column of the table of a section. */
  private static SortedSet<String> described(String heading) throws IOException {
    SortedSet<String> names = new TreeSet<>();
    for (String line : section(heading).split("\n", -1)) {
      if (line.startsWith("| `")) {
        Matcher name = Pattern.compile("`([^`]+)`").matcher(line.split("\\|", -1)[1]);
        while (name.find()) {
          names.add(name.group(1));
        }
      }
    }
    return names;
  }

  /** Adds the fields of a part of the view, as the README names them. */
  private static void addFields(String path, Class<?> part, SortedSet<String> fields) {
    for (RecordComponent component : part.getRecordComponents()) {
      addField(path + component.getName(), component.getGenericType(), fields);
    }
  }

  private static void addField(String name, Type type, SortedSet<String> fields) {
    if (type instanceof ParameterizedType holder
        && holder.getActualTypeArguments()[0] instanceof Class<?> held
        && isPart(held)) {
      String path = holder.getRawType().equals(List.class) ? name + "[]" : name;
      fields.add(path);
      addFields(path + ".", held, fields);
    } else if (type instanceof Class<?> one && isPart(one)) {
      addFields(name + ".", one, fields);
    } else {
      fields.add(name);
    }
  }

  private static boolean isPart(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    return outer == RaceView.class
        || outer == OrbView.class
        || type == OrbView.class
        || type == Table.class;
  }
}
