package dev.starpost.testkit.pebbles;

import dev.starpost.kernel.Component;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.GameTexts;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Word;
import dev.starpost.kernel.data.Components;
import dev.starpost.kernel.table.TableOptionsSchema;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Pebbles, by sound rules or by broken ones. */
public class PebblesGame implements Game<Pebbles, Pebbles.Move, Pebbles.Event> {
  private final Rules<Pebbles, Pebbles.Move, Pebbles.Event> rules;

  public PebblesGame() {
    this(new PebblesRules());
  }

  public PebblesGame(Rules<Pebbles, Pebbles.Move, Pebbles.Event> rules) {
    this.rules = rules;
  }

  @Override
  public String id() {
    return "pebbles";
  }

  @Override
  public String prefix() {
    return "pb";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public int fewestPlayers() {
    return 2;
  }

  @Override
  public int mostPlayers() {
    return 2;
  }

  @Override
  public TableOptionsSchema options() {
    return TableOptionsSchema.of();
  }

  @Override
  public Rules<Pebbles, Pebbles.Move, Pebbles.Event> rules() {
    return rules;
  }

  @Override
  public Class<Pebbles> stateType() {
    return Pebbles.class;
  }

  @Override
  public Class<Pebbles.Move> moveType() {
    return Pebbles.Move.class;
  }

  @Override
  public Class<Pebbles.Event> eventType() {
    return Pebbles.Event.class;
  }

  @Override
  public Texts texts() {
    return GameTexts.of(PebblesGame.class, "pebbles");
  }

  @Override
  public List<Component> components() {
    List<Component> all = new ArrayList<>();
    for (int number = 1; number <= 8; number++) {
      all.add(
          new Component(
              "card",
              Integer.toString(number),
              Text.of("card", "number", number),
              Optional.empty(),
              "PB-3.3",
              new CardData(number)));
    }
    for (String hand : List.of("left", "right")) {
      all.add(
          Component.of(
              "hand",
              hand,
              Text.of("hand." + hand),
              Text.of("component.hand"),
              "PB-3.4",
              new CardData(1)));
    }
    all.add(
        Component.of(
            Component.RESOURCE,
            "pebbles",
            Text.of("resource.pebbles"),
            Text.of("component.pebbles"),
            "PB-3.1",
            new CardData(1)));
    return all;
  }

  @Override
  public List<Word> words() {
    return Word.meaning(Word.meaning(Word.of(texts()), "card", "yours"), Word.BY_SEAT, "taken");
  }

  /** What is on a card, and what a pebble is worth. */
  record CardData(int number) {}

  @Override
  public String rulesText() {
    return Components.text(PebblesGame.class, "pebbles/RULES.md");
  }
}
