package dev.starpost.games.raceforthegalaxy;

import dev.starpost.kernel.Question;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** RFTG-15: what a player is asked, in words, and what may be answered. */
public final class Questions {
  private Questions() {}

  /** The round and the phase make it another question. */
  public static Optional<Question> of(Race game, Player player) {
    Ask ask = player.ask();
    if (ask == Ask.NOTHING) {
      return Optional.empty();
    }
    int round = game.round().number();
    Text text =
        switch (ask) {
          case KEEP -> Text.of("question.keep", "round", round, "count", Exploring.keeps(player));
          case DEVELOP, SETTLE, SETTLE_MORE -> Text.of(key(game, ask), "round", round);
          case PLACE_DISCARD ->
              Text.of(
                  "question.place-discard",
                  "round",
                  round,
                  "world",
                  player.settling().waiting().orElseThrow().label());
          case NOTHING,
              START,
              ACTIONS,
              ORB_SETUP,
              ORB_MOVE,
              ORB_GENERATE,
              ORB_PLAY,
              AIRLOCK,
              CONSUME,
              WINDFALL ->
              Text.of("question." + ask.id(), "round", round);
        };
    return Optional.of(new Question(ask.id(), text, ask.rule()));
  }

  /** The second phase of a kind in a round asks in words of its own (RFTG-4.8). */
  private static String key(Race game, Ask ask) {
    return "question." + ask.id() + (game.round().pass() == 0 ? "" : "-again");
  }

  public static List<Option<RaceMove>> options(Race game, Player player) {
    return switch (player.ask()) {
      case NOTHING -> List.of();
      case START -> Starting.options(player);
      case ACTIONS -> Choosing.options(game, player);
      case ORB_SETUP -> OrbSetup.options(game, player);
      case ORB_MOVE -> OrbMoving.options(game, player);
      case ORB_GENERATE, ORB_PLAY, AIRLOCK -> OrbLaying.options(game, player);
      case KEEP -> Exploring.options(player);
      case DEVELOP -> Developing.options(game, player);
      case SETTLE -> Settling.options(player);
      case PLACE_DISCARD -> Settling.optionsToDiscard(player);
      case SETTLE_MORE -> Settling.optionsForMore(player);
      case CONSUME -> ConsumeOptions.of(player);
      case WINDFALL -> Windfalls.options(player);
    };
  }
}
