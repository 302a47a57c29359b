package dev.starpost.testkit.pebbles;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.NamedSlot;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.Thing;
import dev.starpost.testkit.pebbles.Pebbles.Event;
import dev.starpost.testkit.pebbles.Pebbles.Move;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The rules of Pebbles, sound; tests override what they want broken. */
public class PebblesRules implements Rules<Pebbles, Move, Event> {
  private static final String LEFT = "left";
  private static final String RIGHT = "right";

  /** PB-3.4: so many can be grabbed at once. */
  private static final int MOST_GRABBED = 3;

  @Override
  public Pebbles origin() {
    return new Pebbles(
        0,
        0,
        List.of(),
        PerSeat.of(List.of()),
        PerSeat.of(List.of()),
        Seat.of(1),
        Optional.empty());
  }

  @Override
  public List<Event> open(Setup setup, Dice dice) {
    List<Integer> all = dice.shuffle(List.of(1, 2, 3, 4, 5, 6, 7, 8));
    PerSeat<List<Integer>> cards =
        PerSeat.filled(
            setup.players(), seat -> sorted(all.subList(2 * seat.index(), 2 * seat.number())));
    return List.of(new Event.Dealt(12, List.copyOf(all.subList(4, 8)), cards));
  }

  @Override
  public Decision<Event> decide(Pebbles game, Seat by, Move move, Dice dice) {
    if (!awaiting(game).contains(by)) {
      return Decision.refused("PB-3.1", "not-your-turn");
    }
    if (move instanceof Move.Take take) {
      return take.count() < 1 || take.count() > Math.min(2, game.heap())
          ? Decision.refused("PB-3.1", "too-many")
          : Decision.accepted(new Event.Taken(by, take.count()));
    }
    if (move instanceof Move.Swap swap) {
      return swap.card().size() != 1 || !game.cards().get(by).contains(swap.card().get(0))
          ? Decision.refused("PB-3.3", "no-such-card")
          : Decision.accepted(new Event.Swapped(by, swap.card().get(0), game.deck().get(0)));
    }
    if (move instanceof Move.Grab grab) {
      return game.heap() < MOST_GRABBED || !isGrab(grab.hands())
          ? Decision.refused("PB-3.4", "no-such-grab")
          : Decision.accepted(
              new Event.Taken(by, grab.hands().values().stream().mapToInt(each -> each).sum()));
    }
    int roll = dice.roll(6);
    return Decision.accepted(new Event.Rolled(by, roll, Math.min(roll, game.heap())));
  }

  /** PB-3.4. */
  protected boolean isGrab(SortedMap<String, Integer> hands) {
    boolean alone = hands.size() == 1 && List.of(1, 2).contains(hands.getOrDefault(LEFT, 0));
    SortedMap<String, Integer> both = new TreeMap<>();
    both.put(LEFT, 2);
    both.put(RIGHT, 1);
    return alone || hands.equals(both);
  }

  @Override
  public Pebbles apply(Pebbles game, Event event) {
    if (event instanceof Event.Dealt dealt) {
      int players = dealt.cards().size();
      return new Pebbles(
          dealt.heap(),
          0,
          dealt.deck(),
          dealt.cards(),
          PerSeat.all(players, 0),
          Seat.of(1),
          Optional.empty());
    }
    if (event instanceof Event.Taken taken) {
      return take(game, taken.seat(), taken.count());
    }
    if (event instanceof Event.Rolled rolled) {
      return take(game, rolled.seat(), rolled.count());
    }
    if (event instanceof Event.Resigned resigned) {
      return new Pebbles(
          game.heap(),
          game.outOfPlay(),
          game.deck(),
          game.cards(),
          game.taken(),
          game.turn(),
          Optional.of(resigned.seat()));
    }
    Event.Swapped swapped = (Event.Swapped) event;
    List<Integer> deck = new ArrayList<>(game.deck().subList(1, game.deck().size()));
    deck.add(swapped.away());
    List<Integer> hand = new ArrayList<>(game.cards().get(swapped.seat()));
    hand.remove((Integer) swapped.away());
    hand.add(swapped.drawn());
    return new Pebbles(
        game.heap() - 1,
        game.outOfPlay() + 1,
        List.copyOf(deck),
        game.cards().with(swapped.seat(), sorted(hand)),
        game.taken(),
        game.turn().next(game.cards().size()),
        game.resigned());
  }

  private static Pebbles take(Pebbles game, Seat seat, int count) {
    return new Pebbles(
        game.heap() - count,
        game.outOfPlay(),
        game.deck(),
        game.cards(),
        game.taken().update(seat, before -> before + count),
        game.turn().next(game.cards().size()),
        game.resigned());
  }

  @Override
  public SortedSet<Seat> awaiting(Pebbles game) {
    SortedSet<Seat> seats = new TreeSet<>();
    if (game.heap() > 0 && game.resigned().isEmpty()) {
      seats.add(game.turn());
    }
    return seats;
  }

  @Override
  public Optional<Question> question(Pebbles game, Seat seat) {
    return awaiting(game).contains(seat)
        ? Optional.of(new Question("turn", Text.of("question.turn"), "PB-3.1"))
        : Optional.empty();
  }

  @Override
  public List<Option<Move>> options(Pebbles game, Seat seat) {
    if (!awaiting(game).contains(seat)) {
      return List.of();
    }
    List<Option<Move>> options = new ArrayList<>();
    for (int count = 1; count <= Math.min(2, game.heap()); count++) {
      options.add(take(count));
    }
    options.add(Option.of(new Move.Roll(), Text.of("label.roll"), "PB-3.2"));
    List<Item<Integer>> cards =
        game.cards().get(seat).stream()
            .map(card -> Item.of(card, Text.of("card", "number", card)))
            .toList();
    options.add(
        Option.<Move>of(new Move.Swap(List.of()), Text.of("label.swap"), "PB-3.3")
            .choosing(Move.Swap.CARD, cards, 1, 1));
    if (game.heap() >= MOST_GRABBED) {
      options.add(grab(hands()));
    }
    return options;
  }

  /** The option to grab with these hands: each number once. */
  protected Option<Move> grab(List<NamedSlot<String, Integer>> hands) {
    List<Item<Integer>> numbers =
        List.of(1, 2).stream()
            .map(number -> Item.of(number, Text.of("number", "number", number)))
            .toList();
    return Option.<Move>of(new Move.Grab(new TreeMap<>()), Text.of("label.grab"), "PB-3.4")
        .assigning(Move.Grab.HANDS, hands, numbers, 1, hands.size());
  }

  /** The left hand must take something, and the right one takes one pebble at most. */
  protected List<NamedSlot<String, Integer>> hands() {
    return List.of(
        NamedSlot.required(LEFT, Text.of("hand.left")),
        NamedSlot.<String, Integer>optional(RIGHT, Text.of("hand.right")).onlyFor(List.of(1)));
  }

  /** The option to take so many. */
  protected Option<Move> take(int count) {
    return Option.of(new Move.Take(count), Text.of("label.take", "count", count), "PB-3.1");
  }

  @Override
  public List<Thing> about(Move move) {
    return List.of();
  }

  @Override
  public SortedMap<String, Integer> holdings(Pebbles game, Seat seat) {
    SortedMap<String, Integer> held = new TreeMap<>();
    held.put("pebbles", game.taken().get(seat));
    return held;
  }

  @Override
  public Object view(Pebbles game, Viewer viewer) {
    List<Integer> yours = viewer.seat().map(game.cards()::get).orElse(List.of());
    return new Pebbles.View(game.heap(), game.outOfPlay(), game.deck().size(), yours, game.taken());
  }

  @Override
  public Optional<Shown> show(Event event, Viewer viewer) {
    if (event instanceof Event.Dealt) {
      return Optional.empty();
    }
    return event instanceof Event.Swapped swapped && !viewer.is(swapped.seat())
        ? Optional.of(new Pebbles.SwapSeen(swapped.seat()))
        : Optional.of(event);
  }

  @Override
  public boolean isFinal(Event event) {
    return event instanceof Event.Swapped;
  }

  @Override
  public Optional<Ranking> result(Pebbles game) {
    if ((game.heap() > 0 && game.resigned().isEmpty()) || game.cards().size() == 0) {
      return Optional.empty();
    }
    return Optional.of(
        Ranking.of(game.cards().seats().stream().map(seat -> score(game, seat)).toList()));
  }

  private static Ranking.Score score(Pebbles game, Seat seat) {
    Ranking.Score score = Ranking.Score.of(seat, game.taken().get(seat));
    return game.resigned().filter(seat::equals).isPresent() ? score.resigned() : score;
  }

  @Override
  public Decision<Event> resign(Pebbles game, Seat by, Dice dice) {
    return result(game).isPresent()
        ? Decision.refused("PB-4.2", "game-over")
        : Decision.accepted(new Event.Resigned(by));
  }

  @Override
  public Pebbles determinize(Pebbles game, Viewer viewer, Dice dice) {
    List<Integer> unseen = new ArrayList<>(game.deck());
    for (Seat seat : game.cards().seats()) {
      if (!viewer.is(seat)) {
        unseen.addAll(game.cards().get(seat));
      }
    }
    Collections.sort(unseen);
    List<Integer> drawn = new ArrayList<>(dice.shuffle(unseen));
    PerSeat<List<Integer>> cards = game.cards();
    for (Seat seat : game.cards().seats()) {
      if (!viewer.is(seat)) {
        cards = cards.with(seat, sorted(List.of(drawn.remove(0), drawn.remove(0))));
      }
    }
    return new Pebbles(
        game.heap(),
        game.outOfPlay(),
        List.copyOf(drawn),
        cards,
        game.taken(),
        game.turn(),
        game.resigned());
  }

  @Override
  public int evaluate(Pebbles game, Seat seat) {
    return game.taken().get(seat);
  }

  private static List<Integer> sorted(List<Integer> cards) {
    return cards.stream().sorted().toList();
  }
}
