package dev.starpost.rating.elo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.rating.ladder.Division;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What docs/rating.md says is what happens: its tables are read. */
class RatingPageTest {
  private static final Path PAGE = Path.of("../docs/rating.md");

  private record Table(List<String> head, List<List<String>> rows) {}

  @Test
  void the_examples_are_right() throws IOException {
    List<Table> examples = tables("player");
    assertThat(examples).hasSizeGreaterThanOrEqualTo(7);
    for (Table example : examples) {
      List<Contender> contenders =
          example.rows().stream()
              .map(
                  row ->
                      new Contender(
                          Integer.parseInt(row.get(1)),
                          Integer.parseInt(row.get(2)),
                          Integer.parseInt(row.get(3)),
                          row.get(4).equals("yes")))
              .toList();
      List<Integer> told =
          example.rows().stream().map(row -> Integer.parseInt(row.get(5))).toList();

      assertThat(Elo.changes(contenders)).as("%s", example.rows()).isEqualTo(told);
    }
  }

  @Test
  void the_stakes_are_right() throws IOException {
    List<List<String>> rows = tables("experience").get(0).rows();
    assertThat(rows).hasSize(KFactor.values().length);
    for (List<String> row : rows) {
      String[] range = row.get(1).split(" to | and ", -1);
      int fewest = Integer.parseInt(range[0]);
      KFactor kFactor = KFactor.after(fewest);

      assertThat(kFactor.name()).isEqualToIgnoringCase(row.get(0));
      assertThat(kFactor.points()).isEqualTo(Integer.parseInt(row.get(2)));
      if (fewest > 0) {
        assertThat(KFactor.after(fewest - 1)).isNotEqualTo(kFactor);
      }
      if (!range[1].equals("more")) {
        assertThat(KFactor.after(Integer.parseInt(range[1]))).isEqualTo(kFactor);
      }
    }
  }

  @Test
  void the_beginnings_of_seasons_are_right() throws IOException {
    List<List<String>> rows = tables("rating at the end").get(0).rows();
    assertThat(rows).isNotEmpty();
    for (List<String> row : rows) {
      assertThat(Elo.carried(Integer.parseInt(row.get(0)))).isEqualTo(Integer.parseInt(row.get(1)));
    }
  }

  @Test
  void the_divisions_are_right() throws IOException {
    List<List<String>> rows = tables("division").get(0).rows();

    assertThat(rows.stream().map(row -> row.get(0)))
        .isEqualTo(Arrays.stream(Division.values()).map(Division::word).toList());
    for (List<String> row : rows) {
      if (!row.get(1).isEmpty()) {
        int from = Integer.parseInt(row.get(1));
        assertThat(Division.of(from).word()).isEqualTo(row.get(0));
        assertThat(Division.of(from - 1).word()).isNotEqualTo(row.get(0));
      }
    }
  }

  /** Those whose first column has that head. */
  private static List<Table> tables(String firstColumn) throws IOException {
    List<Table> tables = new ArrayList<>();
    boolean inside = false;
    for (String line : Files.readAllLines(PAGE)) {
      if (!line.startsWith("|")) {
        inside = false;
      } else if (!inside) {
        tables.add(new Table(cells(line), new ArrayList<>()));
        inside = true;
      } else if (!line.startsWith("| ---")) {
        tables.get(tables.size() - 1).rows().add(cells(line));
      }
    }
    return tables.stream().filter(table -> table.head().get(0).equals(firstColumn)).toList();
  }

  private static List<String> cells(String line) {
    return Arrays.stream(line.substring(1, line.lastIndexOf('|')).split("\\|", -1))
        .map(String::strip)
        .toList();
  }
}
