package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Box;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Pile;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** RFTG-3 Setup: shuffle and deal. */
public final class Opening {
  /** RFTG-3.3. */
  static final int DEALT = 6;

  private Opening() {}

  public static List<RaceEvent> open(Setup setup, Dice dice) {
    Table table = Table.of(setup);
    Play play = new Play(Race.UNOPENED, dice);
    // RFTG-11.5: dealt before the start worlds are chosen, and not looked at
    Optional<OrbSetup.Dealt> orb =
        table.orb() ? Optional.of(OrbSetup.deal(table.players(), dice)) : Optional.empty();
    play.happens(table.presetHands() ? preset(table, orb, dice) : dealt(table, orb, dice));
    if (!table.presetHands()) {
      play.ask(Ask.START, table.seats());
    }
    return play.open();
  }

  private static SetupEvent.Opened dealt(Table table, Optional<OrbSetup.Dealt> orb, Dice dice) {
    List<Card> worlds = Box.starts(table.artifacts(), table.secondEdition());
    PerSeat<Cards> starts = starts(table, worlds, dice);
    List<Card> cards = new ArrayList<>(Box.others(table.artifacts(), table.secondEdition()));
    for (Card world : worlds) {
      if (!isDealt(world, starts)) {
        cards.add(world); // RFTG-3.3
      }
    }
    List<Card> deck = dice.shuffle(cards);
    PerSeat<Cards> hands =
        PerSeat.filled(
            table.players(),
            seat -> Cards.of(deck.subList(seat.index() * DEALT, (seat.index() + 1) * DEALT)));
    return new SetupEvent.Opened(
        table,
        Pile.of(deck.subList(table.players() * DEALT, deck.size())),
        starts,
        hands,
        orb.map(OrbSetup.Dealt::orb),
        orbCards(table, orb));
  }

  /** RFTG-3.2: one of each colour; RFTG-3.10: without the expansion just one. */
  private static PerSeat<Cards> starts(Table table, List<Card> worlds, Dice dice) {
    if (!table.artifacts()) {
      List<Card> shuffled = dice.shuffle(worlds);
      return PerSeat.filled(table.players(), seat -> Cards.of(shuffled.get(seat.index())));
    }
    List<Card> blue = dice.shuffle(ofColour(worlds, true));
    List<Card> red = dice.shuffle(ofColour(worlds, false));
    return PerSeat.filled(
        table.players(), seat -> Cards.of(blue.get(seat.index()), red.get(seat.index())));
  }

  private static boolean isDealt(Card world, PerSeat<Cards> starts) {
    for (Cards dealt : starts.values()) {
      if (dealt.has(world)) {
        return true;
      }
    }
    return false;
  }

  private static List<Card> ofColour(List<Card> worlds, boolean blue) {
    List<Card> found = new ArrayList<>();
    for (Card world : worlds) {
      if (isBlue(world) == blue) {
        found.add(world);
      }
    }
    return found;
  }

  private static boolean isBlue(Card start) {
    return start.start().orElseThrow() % 2 == 0;
  }

  /** RFTG-3.9: start worlds and the four cards that go with them. */
  private static SetupEvent.Opened preset(Table table, Optional<OrbSetup.Dealt> orb, Dice dice) {
    List<Box.Preset> presets = dice.shuffle(Box.presets(table.artifacts()));
    List<Card> cards = new ArrayList<>(Box.cards(table.artifacts(), table.secondEdition()));
    for (Seat seat : table.seats()) {
      Box.Preset preset = presets.get(seat.index());
      cards.remove(preset.start());
      preset.hand().list().forEach(cards::remove);
    }
    return new SetupEvent.Opened(
        table,
        Pile.of(dice.shuffle(cards)),
        PerSeat.filled(table.players(), seat -> Cards.of(presets.get(seat.index()).start())),
        PerSeat.filled(table.players(), seat -> presets.get(seat.index()).hand()),
        orb.map(OrbSetup.Dealt::orb),
        orbCards(table, orb));
  }

  private static PerSeat<List<OrbCard>> orbCards(Table table, Optional<OrbSetup.Dealt> orb) {
    return orb.map(OrbSetup.Dealt::hands).orElseGet(() -> PerSeat.all(table.players(), List.of()));
  }
}
