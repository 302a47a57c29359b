package dev.starpost.engine.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.game.BotLevel;
import dev.starpost.kernel.bot.Bot;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class BotDecisionsTest {

  @Test
  void every_level_that_a_table_may_ask_for_can_play() {
    assertThat(Arrays.stream(BotLevel.values()).map(BotLevel::word))
        .containsExactlyElementsOf(Arrays.stream(Bot.values()).map(Bot::word).toList());
  }
}
