package dev.starpost.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.bot.Bot;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.testkit.record.RecordedGame;
import dev.starpost.testkit.record.Replay;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkbenchTest {
  private static final Game<?, ?, ?> SALVAGE = Game.named("salvage").orElseThrow();

  @Test
  void the_benchmark_says_what_it_promises() throws Arguments.Wrong {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    Setup setup = Tables.setup(SALVAGE, 3, Map.of("longGame", "true"));
    new RulesBench(new PrintStream(printed, true, StandardCharsets.UTF_8)).run(SALVAGE, setup, 1);
    assertThat(printed.toString(StandardCharsets.UTF_8))
        .contains("salvage, 3 players, options {longGame=true, space=calm}")
        .containsPattern("[1-9][0-9,]* +games +for each CPU second")
        .containsPattern("[1-9][0-9,]* +decisions +for each CPU second")
        .containsPattern("[1-9][0-9,]* +state copies +for each CPU second")
        .containsPattern("[1-9][0-9,]* +bytes +allocated for each decision")
        .containsPattern("[1-9][0-9,]* +determinized states");
  }

  @Test
  void bots_are_compared_level_by_level() throws Arguments.Wrong {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    Setup setup = Tables.setup(SALVAGE, 3, Map.of());
    new BotsBench(new PrintStream(printed, true, StandardCharsets.UTF_8))
        .run(SALVAGE, setup, List.of(Bot.RANDOM, Bot.GREEDY), 40, 600);
    assertThat(printed.toString(StandardCharsets.UTF_8))
        .contains("salvage, 3 players, options {longGame=false, space=calm}: 40 games")
        .containsPattern("greedy against random +40 +(8[0-9]|9[0-9]|100)\\.[0-9] % \\(")
        .containsPattern("random +[1-9][0-9,]* +[1-9][0-9,]*  [0-9]+\\.[0-9]{2}, ")
        .containsPattern("greedy +[1-9][0-9,]* +[1-9][0-9,]*  [0-9]+\\.[0-9]{2}, ");
  }

  @Test
  void a_share_is_as_sure_as_it_can_be() {
    assertThat(new Share(50, 100).toString()).isEqualTo(" 50.0 % (40.4 to 59.6)");
    assertThat(new Share(10, 10).toString()).isEqualTo("100.0 % (72.2 to 100.0)");
    assertThat(new Share(0, 0).atLeast()).isZero();
    assertThat(new Share(0, 0).atMost()).isEqualTo(1);
  }

  @Test
  void a_recorded_game_replays_and_can_be_recorded_again()
      throws Arguments.Wrong, JsonProcessingException {
    Setup setup = Tables.setup(SALVAGE, 2, Map.of("space", "rough"));
    String recorded = RecordGame.record(SALVAGE, setup, 17, AutomaticPlayer.RANDOM);
    assertThat(RecordGame.record(SALVAGE, setup, 17, AutomaticPlayer.RANDOM)).isEqualTo(recorded);
    RecordedGame game = GameJson.mapper().readValue(recorded, RecordedGame.class);
    new Replay<>(SALVAGE).check(game);
    assertThatThrownBy(() -> new Replay<>(SALVAGE).check(withAnotherSeed(game)))
        .isInstanceOf(AssertionError.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "'' > name one game of: alien-frontiers, council-of-shadows, race-for-the-galaxy, salvage",
        "salvage salvage > name one game of: alien-frontiers, council-of-shadows, race-for-the-galaxy, salvage",
        "chess > no game chess; there are: alien-frontiers, council-of-shadows, race-for-the-galaxy, salvage",
        "salvage --player 3 > unknown option --player; there are --players, --bot",
        "salvage --players > --players needs a value",
        "salvage --players 5 > --players must be a whole number from 2 to 4",
        "salvage --players two > --players must be a whole number from 2 to 4",
        "salvage --bot clever > --bot must be one of [lookahead, random]",
        "salvage space=wild > space must be one of calm, rough.",
        "salvage longGame=1 > longGame must be true or false.",
        "salvage speed=2 > speed is not an option of this game."
      })
  void a_wrong_call_says_how_to_do_better(String call, String says) {
    assertThatThrownBy(() -> read(call)).isInstanceOf(Arguments.Wrong.class).hasMessage(says);
  }

  @Test
  void a_right_call_is_understood() throws Arguments.Wrong {
    assertThat(read("salvage --players 3 --bot random space=rough"))
        .isEqualTo("salvage 3 random {longGame=false, space=rough}");
    assertThat(read("salvage")).isEqualTo("salvage 4 lookahead {longGame=false, space=calm}");
  }

  private static String read(String call) throws Arguments.Wrong {
    String[] words = call.isEmpty() ? new String[0] : call.split(" ", -1);
    Arguments arguments = new Arguments(words, List.of("players", "bot"));
    Game<?, ?, ?> game = arguments.game();
    int players = arguments.number("players", 4, 2, 4);
    SortedMap<String, String> bots =
        new TreeMap<>(Map.of("random", "random", "lookahead", "lookahead"));
    String bot = arguments.oneOf("bot", "lookahead", bots);
    Setup setup = Tables.setup(game, players, arguments.tableOptions());
    return game.id() + " " + setup.players() + " " + bot + " " + setup.options();
  }

  private static RecordedGame withAnotherSeed(RecordedGame game) {
    String seed = game.seed();
    char last = seed.charAt(seed.length() - 1);
    String other = seed.substring(0, seed.length() - 1) + (last == '0' ? '1' : '0');
    return new RecordedGame(
        game.game(),
        game.rulesVersion(),
        game.players(),
        game.options(),
        other,
        game.plies(),
        game.result());
  }
}
