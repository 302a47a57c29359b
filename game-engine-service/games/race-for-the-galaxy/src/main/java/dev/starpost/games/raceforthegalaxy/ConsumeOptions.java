package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.ConsumePower;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.Selection;
import dev.starpost.kernel.option.SingleItems;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** RFTG-8: what a player can do next in a Consume phase. */
final class ConsumeOptions {
  private static final Option<RaceMove> STOP =
      Option.of(new ConsumeMove.StopConsuming(), Text.of("label.stop-consuming"), "RFTG-8.6");

  private final Player player;
  private final List<Token> tokens;
  private final Goods goods;
  private final List<Option<RaceMove>> options = new ArrayList<>();

  private ConsumeOptions(Player player) {
    this.player = player;
    this.tokens = Tokens.alienGoods(player);
    this.goods = new Goods(player.tableau(), tokens.size());
  }

  static List<Option<RaceMove>> of(Player player) {
    return player.consuming().mayTrade()
        ? Selling.options(player)
        : new ConsumeOptions(player).list();
  }

  private List<Option<RaceMove>> list() {
    boolean compulsory = false;
    for (PowerInUse each : Consuming.usable(player)) {
      add(each);
      compulsory |= each.isCompulsory(goods);
    }
    if (!compulsory) {
      options.add(STOP);
    }
    return options;
  }

  private void add(PowerInUse each) {
    if (each.power() instanceof ConsumePower.HandCards hand) {
      options.add(discard(each.card(), hand));
    } else if (each.power() instanceof ConsumePower.Lucky lucky) {
      options.add(name(each.card(), lucky));
    } else if (each.power() instanceof ConsumePower.Sale sale) {
      for (List<Integer> way : goods.ways(sale)) {
        Card from = goods.cards(way).get(0);
        options.add(
            Selling.option(
                player, ConsumeMove.Sell.good(from, Optional.of(each.card())), sale.bonuses()));
      }
    } else {
      goods.intakes(each.power()).forEach(intake -> add(each, intake));
    }
  }

  private void add(PowerInUse each, Goods.Intake intake) {
    if (goods.isFree(each.power()) && !goods.isForced(each.power(), intake)) {
      options.add(free(each, intake));
    } else {
      goods
          .ways(each.power(), intake)
          .forEach(way -> options.add(fixed(each, intake, goods.cards(way))));
    }
  }

  private Option<RaceMove> fixed(PowerInUse each, Goods.Intake intake, List<Card> worlds) {
    List<Token> used = tokens.subList(0, intake.tokens());
    Text label =
        worlds.isEmpty()
            ? label(each)
            : Text.of(
                "label.consume-these",
                "card",
                each.card().label(),
                "power",
                each.power().words(),
                "worlds",
                worlds.stream().map(Card::label).toList());
    return Option.of(
        new ConsumeMove.Consume(each.card(), used, worlds), Tokens.with(label, used), "RFTG-8.5");
  }

  private static Text label(PowerInUse each) {
    return label(each.card(), each.power());
  }

  private static Text label(Card card, ConsumePower power) {
    return card.consumeLabel(card.consumption().indexOf(power));
  }

  private Option<RaceMove> free(PowerInUse each, Goods.Intake intake) {
    List<Item<Card>> items = new ArrayList<>();
    List<Card> worlds = goods.worlds(each.power());
    for (int from = 0; from < worlds.size(); ) {
      Card world = worlds.get(from);
      int times = worlds.lastIndexOf(world) - from + 1;
      items.add(new Item<>(world, world.label(), times));
      from += times;
    }
    List<Token> used = tokens.subList(0, intake.tokens());
    return new Option<>(
        new ConsumeMove.Consume(each.card(), used, List.of()),
        List.of(new Selection<>(ConsumeMove.Consume.GOODS, items, intake.goods(), intake.goods())),
        Tokens.with(label(each), used),
        "RFTG-8.5");
  }

  private Option<RaceMove> discard(Card card, ConsumePower.HandCards power) {
    int most = Math.min(power.most(), player.hand().size());
    return new Option<>(
        new ConsumeMove.DiscardForPoints(card, List.of()),
        List.of(
            new Selection<>(ConsumeMove.DiscardForPoints.CARDS, player.hand().items(), 1, most)),
        label(card, power),
        "RFTG-8.6");
  }

  private static Option<RaceMove> name(Card card, ConsumePower.Lucky lucky) {
    List<Item<Integer>> numbers =
        SingleItems.of(
            lucky.max() - lucky.min() + 1,
            place ->
                Item.of(lucky.min() + place, Text.of("number", "number", lucky.min() + place)));
    return new Option<>(
        new ConsumeMove.NameNumber(card, List.of()),
        List.of(new Selection<>(ConsumeMove.NameNumber.NUMBER, numbers, 1, 1)),
        label(card, lucky),
        "RFTG-8.5");
  }
}
