package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.everyQuestion;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.alienfrontiers.plugin.FrontiersGame;
import dev.starpost.games.alienfrontiers.view.FrontiersView;
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
    addFields("", FrontiersView.class, shown);
    assertThat(described()).isEqualTo(shown);
  }

  @Test
  void every_question_goes_by_one_word_in_views_and_questions() throws IOException {
    assertThat(everyQuestion()).hasSameSizeAs(Pending.class.getPermittedSubclasses());
    String readme = Files.readString(Path.of("README.md"));
    for (Pending question : everyQuestion()) {
      AlienFrontiers game = table(2).asking(question).game();
      String kind = new FrontiersGame().rules().question(game, BLUE).orElseThrow().kind();
      assertThat(question.getClass().getAnnotation(JsonTypeName.class).value()).isEqualTo(kind);
      assertThat(readme).contains("`" + kind + "`");
    }
  }

  @Test
  void every_move_is_described_with_its_fields() throws IOException {
    String sent = section("## What a client sends");
    for (Class<?> kind : FrontiersMove.class.getPermittedSubclasses()) {
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

  /** Keys and types are for programs and stand in the README. */
  @Test
  void the_rules_that_players_read_are_rules_only() {
    assertThat(new FrontiersGame().rulesText()).doesNotContain("`").doesNotContain(".yaml");
  }

  private static String section(String heading) throws IOException {
    String readme = Files.readString(Path.of("README.md"));
    String after = readme.substring(readme.indexOf(heading + "\n") + heading.length());
    return after.substring(0, after.indexOf("\n## "));
  }

  /** The names in the first column of the README's table of the view. */
  private static SortedSet<String> described() throws IOException {
    SortedSet<String> names = new TreeSet<>();
    for (String line : section("## What a client sees").split("\n", -1)) {
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
        && holder.getActualTypeArguments()[0] instanceof Class<?> held) {
      boolean several = holder.getRawType().equals(List.class) && isPart(held);
      String path = several ? name + "[]" : name;
      fields.add(path);
      addParts(path + ".", held, fields);
    } else if (type instanceof Class<?> one && isPart(one)) {
      addFields(name + ".", one, fields);
    } else {
      fields.add(name);
    }
  }

  private static void addParts(String path, Class<?> type, SortedSet<String> fields) {
    if (type == Pending.class) {
      fields.add(path + "type");
      for (Class<?> question : Pending.class.getPermittedSubclasses()) {
        addFields(path, question, fields);
      }
    } else if (isPart(type)) {
      addFields(path, type, fields);
    }
  }

  private static boolean isPart(Class<?> type) {
    return type.getEnclosingClass() == FrontiersView.class;
  }
}
