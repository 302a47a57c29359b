package dev.starpost.games.salvage.plugin;

import dev.starpost.games.salvage.Opening;
import dev.starpost.games.salvage.Pending;
import dev.starpost.games.salvage.Resigning;
import dev.starpost.games.salvage.Salvage;
import dev.starpost.games.salvage.SalvageEvent;
import dev.starpost.games.salvage.SalvageMove;
import dev.starpost.games.salvage.Scoring;
import dev.starpost.games.salvage.bot.Determinization;
import dev.starpost.games.salvage.bot.Evaluation;
import dev.starpost.games.salvage.view.SalvageView;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.Thing;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/** The rules of Salvage: each question goes to the section of RULES.md that answers it. */
final class SalvageRules implements Rules<Salvage, SalvageMove, SalvageEvent> {

  @Override
  public Salvage origin() {
    return Salvage.UNOPENED;
  }

  @Override
  public List<SalvageEvent> open(Setup setup, Dice dice) {
    return Opening.open(setup, dice);
  }

  @Override
  public Decision<SalvageEvent> decide(Salvage game, Seat by, SalvageMove move, Dice dice) {
    return move.decide(game, by, dice);
  }

  @Override
  public Decision<SalvageEvent> resign(Salvage game, Seat by, Dice dice) {
    return Resigning.resign(game, by, dice);
  }

  @Override
  public Salvage apply(Salvage game, SalvageEvent event) {
    return event.applyTo(game);
  }

  @Override
  public SortedSet<Seat> awaiting(Salvage game) {
    return game.pending().map(Pending::awaiting).orElse(Collections.emptySortedSet());
  }

  @Override
  public Optional<Question> question(Salvage game, Seat seat) {
    return game.pending().flatMap(pending -> pending.question(game, seat));
  }

  @Override
  public List<Option<SalvageMove>> options(Salvage game, Seat seat) {
    return game.pending().map(pending -> pending.options(game, seat)).orElse(List.of());
  }

  /** Whatever a move names is chosen. */
  @Override
  public List<Thing> about(SalvageMove move) {
    return List.of();
  }

  @Override
  public SortedMap<String, Integer> holdings(Salvage game, Seat seat) {
    SortedMap<String, Integer> held = new TreeMap<>();
    held.put("cargo", game.cargo().get(seat));
    return held;
  }

  @Override
  public Object view(Salvage game, Viewer viewer) {
    return SalvageView.of(game, viewer);
  }

  @Override
  public Optional<Shown> show(SalvageEvent event, Viewer viewer) {
    return Optional.of(event.shownTo(viewer));
  }

  @Override
  public boolean isFinal(SalvageEvent event) {
    return event.isFinal();
  }

  @Override
  public Optional<Ranking> result(Salvage game) {
    return Scoring.result(game);
  }

  @Override
  public Salvage determinize(Salvage game, Viewer viewer, Dice dice) {
    return Determinization.determinize(game, viewer, dice);
  }

  @Override
  public int evaluate(Salvage game, Seat seat) {
    return Evaluation.of(game, seat);
  }
}
