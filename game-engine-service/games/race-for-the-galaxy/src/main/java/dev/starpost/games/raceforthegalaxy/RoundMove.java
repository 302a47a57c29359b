package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Param;
import dev.starpost.kernel.option.Thing;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** Moves of setup, the choice of actions, Explore, Develop and Produce. */
public sealed interface RoundMove extends RaceMove {

  /** RFTG-3.4: keep one start world and four cards. */
  @JsonTypeName("keep-start")
  record KeepStart(List<Card> world, List<Card> hand) implements RoundMove {
    static final Param<KeepStart, Card> WORLD =
        new Param<>(
            KeepStart.class,
            "world",
            Things.CARD,
            KeepStart::world,
            (move, chosen) -> new KeepStart(chosen, move.hand));
    static final Param<KeepStart, Card> HAND =
        new Param<>(
            KeepStart.class,
            "hand",
            Things.CARD,
            KeepStart::hand,
            (move, chosen) -> new KeepStart(move.world, chosen));

    public KeepStart {
      world = List.copyOf(world);
      hand = List.copyOf(hand);
    }

    @Override
    public boolean costsAlike() {
      return true;
    }

    @Override
    public Text intent() {
      return Text.of("intent.start", "world", Things.labels(world), "hand", Things.labels(hand));
    }

    @Override
    public boolean answers(Ask ask) {
      return ask == Ask.START;
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Starting.refusal(game.player(by), this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      Starting.place(play, by, this);
    }
  }

  /** RFTG-4.6, RFTG-10.1: choose actions, and discard down to ten cards. */
  @JsonTypeName("choose-actions")
  record ChooseActions(List<Action> actions, List<Card> discard) implements RoundMove {
    static final Param<ChooseActions, Action> ACTIONS =
        new Param<>(
            ChooseActions.class,
            "actions",
            Things.ACTION,
            ChooseActions::actions,
            (move, chosen) -> new ChooseActions(chosen, move.discard));
    static final Param<ChooseActions, Card> DISCARD =
        new Param<>(
            ChooseActions.class,
            "discard",
            Things.CARD,
            ChooseActions::discard,
            (move, chosen) -> new ChooseActions(move.actions, chosen));

    public ChooseActions {
      actions = List.copyOf(actions);
      discard = List.copyOf(discard);
    }

    @Override
    public boolean costsAlike() {
      return true;
    }

    @Override
    public Text intent() {
      return Text.of(
          discard.isEmpty() ? "intent.actions" : "intent.actions-discarding",
          "actions",
          actions.stream().map(Action::label).toList(),
          "discard",
          Things.labels(discard));
    }

    @Override
    public boolean answers(Ask ask) {
      return ask == Ask.ACTIONS;
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Choosing.refusal(game, by, this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      Choosing.trim(play, by, this);
    }
  }

  /** RFTG-5.2: keep these of the cards drawn. */
  @JsonTypeName("keep-cards")
  record KeepCards(List<Card> cards) implements RoundMove {
    static final Param<KeepCards, Card> CARDS =
        new Param<>(
            KeepCards.class,
            "cards",
            Things.CARD,
            KeepCards::cards,
            (move, chosen) -> new KeepCards(chosen));

    public KeepCards {
      cards = List.copyOf(cards);
    }

    @Override
    public boolean costsAlike() {
      return true;
    }

    @Override
    public Text intent() {
      return Text.of("intent.cards", "cards", Things.labels(cards));
    }

    @Override
    public boolean answers(Ask ask) {
      return ask == Ask.KEEP;
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Exploring.refusal(game.player(by), this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      Exploring.keep(play, by, this);
    }
  }

  /**
   * RFTG-6.2: place this development and pay with these cards.
   *
   * @param tokens used to pay less (RFTG-13.13)
   */
  @JsonTypeName("develop")
  record Develop(Card card, List<Token> tokens, List<Card> payment) implements RoundMove {
    static final Param<Develop, Card> PAYMENT =
        new Param<>(
            Develop.class,
            "payment",
            Things.CARD,
            Develop::payment,
            (move, chosen) -> new Develop(move.card, move.tokens, chosen));

    public Develop {
      tokens = List.copyOf(tokens);
      payment = List.copyOf(payment);
    }

    @Override
    public boolean costsAlike() {
      return true;
    }

    @Override
    public List<Thing> about() {
      return Things.of(List.of(card), tokens);
    }

    @Override
    public Text intent() {
      return Things.paid(card, tokens, payment);
    }

    @Override
    public boolean answers(Ask ask) {
      return ask == Ask.DEVELOP;
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Developing.refusal(game, by, this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      Developing.place(play, by, this);
    }
  }

  /** RFTG-4.10: place nothing. */
  @JsonTypeName("place-nothing")
  record PlaceNothing() implements RoundMove {
    @Override
    public Text intent() {
      return Text.of("intent.nothing");
    }

    @Override
    public boolean answers(Ask ask) {
      return ask == Ask.DEVELOP || ask == Ask.SETTLE || ask == Ask.SETTLE_MORE;
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Optional.empty();
    }

    @Override
    public void carryOut(Play play, Seat by) {
      play.happens(new WorldEvent.NothingPlaced(by, play.game().round().stage()));
    }
  }

  /** RFTG-9.5: put goods on these windfall worlds. */
  @JsonTypeName("fill-windfalls")
  record FillWindfalls(List<Card> worlds) implements RoundMove {
    public FillWindfalls {
      worlds = List.copyOf(worlds);
    }

    @Override
    public List<Thing> about() {
      return Things.of(worlds);
    }

    @Override
    public Text intent() {
      return Text.of("intent.cards", "cards", Things.labels(worlds));
    }

    @Override
    public boolean answers(Ask ask) {
      return ask == Ask.WINDFALL;
    }

    @Override
    public Optional<Refusal> refusal(Race game, Seat by) {
      return Windfalls.refusal(game.player(by), this);
    }

    @Override
    public void carryOut(Play play, Seat by) {
      play.makeGoods(by, worlds, true);
    }
  }
}
