package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Feature;
import dev.starpost.games.raceforthegalaxy.component.card.Good;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** RFTG-7.3, RFTG-7.16: military worlds taken by military. */
final class Conquering {
  private Conquering() {}

  /** RFTG-7.16: whether a second conquest is possible at all. */
  static boolean mayConquerAgain(Player player) {
    Work.SettleWork work = player.settling();
    return player.force().totals().has(Feature.CONQUER_AGAIN)
        && work.conquered().isPresent()
        && !work.again();
  }

  static void list(Player player, List<Option<RaceMove>> options) {
    Cards hand = player.hand();
    for (int i = 0; i < hand.size(); i++) {
      Card world = hand.get(i);
      if (world.isMilitary()) {
        for (SettleMove.Conquer way : ways(player, world)) {
          options.add(option(way));
        }
      }
    }
  }

  /** Every way to conquer the world: without help, or with no more than is needed. */
  private static List<SettleMove.Conquer> ways(Player player, Card world) {
    int lacking = world.cost() - Military.available(player, world);
    List<SettleMove.Conquer> helped = Reinforcements.ways(player, world, lacking);
    if (lacking > 0) {
      return helped;
    }
    List<SettleMove.Conquer> ways = new ArrayList<>(helped.size() + 1);
    ways.add(new SettleMove.Conquer(world, List.of(), List.of(), List.of()));
    ways.addAll(helped);
    return ways;
  }

  private static Option<RaceMove> option(SettleMove.Conquer way) {
    String rule = "RFTG-7.3";
    Text world = way.world().label();
    if (isUnaided(way)) {
      return Option.of(way, Text.of("label.conquer", "world", world), rule);
    }
    List<Text> help = new ArrayList<>();
    way.discard().forEach(card -> help.add(Text.of("help.discard", "card", card.label())));
    way.spend().forEach(spend -> help.add(spend.label()));
    way.tokens().forEach(token -> help.add(Text.of("help.token", "token", token.label())));
    return Option.of(
        way, Text.of("label.conquer-with", "world", world, "help", List.copyOf(help)), rule);
  }

  private static boolean isUnaided(SettleMove.Conquer move) {
    return move.discard().isEmpty() && move.spend().isEmpty() && move.tokens().isEmpty();
  }

  static Optional<Refusal> refusal(Player player, SettleMove.Conquer move) {
    if (!player.hand().has(move.world())) {
      return Optional.of(Refusal.of("RFTG-7.1", "not-in-hand"));
    }
    if (!move.world().isMilitary()) {
      return Optional.of(Refusal.of("RFTG-7.1", "not-military"));
    }
    if (player.ask() == Ask.SETTLE_MORE && !mayConquerAgain(player)) {
      return Optional.of(Refusal.of("RFTG-7.16", "no-second-conquest"));
    }
    if (ways(player, move.world()).contains(move)) {
      return Optional.empty();
    }
    return Optional.of(
        isUnaided(move)
            ? Refusal.of("RFTG-7.3", "too-weak")
            : Refusal.of("RFTG-7.13", "no-such-help"));
  }

  static void place(Play play, Seat seat, SettleMove.Conquer move) {
    for (Card card : move.discard()) {
      int military = card.discardForMilitary().orElseThrow().value();
      play.happens(new MilitaryEvent.CardSacrificed(seat, card, military));
    }
    for (SettleMove.Spend spend : move.spend()) {
      int military = spend.power().goodForMilitary().orElseThrow().value();
      Tokens.use(play, seat, spend.token().stream().toList(), TokenUse.GOOD);
      play.happens(new MilitaryEvent.GoodSpent(seat, spend.power(), spend.from(), military));
    }
    for (Token token : move.tokens()) {
      play.happens(new TeamEvent.TokenUsed(seat, token, TokenUse.MILITARY));
      int genes = move.world().good() == Good.GENES ? token.genesMilitary() : 0;
      play.happens(new MilitaryEvent.MilitaryLent(seat, genes > 0 ? 0 : token.military(), genes));
    }
    boolean second = play.player(seat).settling().conquered().isPresent();
    How how = second ? How.CONQUERED_AGAIN : How.CONQUERED;
    int military = Military.available(play.player(seat), move.world());
    play.happens(
        new WorldEvent.WorldPlaced(
            seat, move.world(), how, Optional.empty(), Cards.NONE, military));
    Settling.placed(play, seat, move.world(), false);
  }
}
