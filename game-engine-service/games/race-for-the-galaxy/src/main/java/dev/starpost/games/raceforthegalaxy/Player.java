package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.ArtifactCategory;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Holdings;
import dev.starpost.games.raceforthegalaxy.component.card.PlacedCards;
import java.util.List;
import java.util.Optional;

/**
 * What belongs to one player.
 *
 * @param hand known to the owner only
 * @param starts the start worlds dealt, until one is chosen (RFTG-3.4)
 * @param force the cards whose powers are in force in this phase (RFTG-2.9)
 * @param actions chosen for this round, once all are revealed
 * @param drawn cards drawn for Explore and not yet chosen
 * @param ask what the player is asked now
 * @param answer the answer to it, if it waits for those of others
 * @param work what the player has done in this phase
 * @param explorer what the player has of the Orb
 * @param resigned whether the player has left (RFTG-20.1)
 */
public record Player(
    Cards hand,
    Cards starts,
    Tableau tableau,
    PlacedCards force,
    int chips,
    List<Action> actions,
    Cards drawn,
    Ask ask,
    Optional<RaceMove> answer,
    Work work,
    Explorer explorer,
    boolean resigned) {

  static Player dealt(Cards hand, Cards starts) {
    return new Player(
        hand,
        starts,
        Tableau.EMPTY,
        PlacedCards.NONE,
        0,
        List.of(),
        Cards.NONE,
        Ask.NOTHING,
        Optional.empty(),
        Work.NONE,
        Explorer.NONE,
        false);
  }

  /** How many of the cards chosen this round start the phase. */
  public int chose(Stage phase) {
    int count = 0;
    for (int i = 0; i < actions.size(); i++) {
      count += actions.get(i).phase() == phase ? 1 : 0;
    }
    return count;
  }

  public boolean chose(Action action) {
    return actions.contains(action);
  }

  /** Whether the game waits for the player. */
  public boolean isAwaited() {
    return ask != Ask.NOTHING && answer.isEmpty();
  }

  Work.SettleWork settling() {
    return (Work.SettleWork) work;
  }

  Work.ConsumeWork consuming() {
    return (Work.ConsumeWork) work;
  }

  Work.ProduceWork producing() {
    return (Work.ProduceWork) work;
  }

  Work.OrbWork orbWork() {
    return (Work.OrbWork) work;
  }

  /** What scoring looks at besides cards; of the Orb what this explorer has. */
  Holdings holdings(Explorer counted) {
    return new Holdings(
        chips,
        tableau.cards().military(),
        tableau.goods(),
        counted.artifacts(ArtifactCategory.ALIEN_SCIENCE),
        counted.artifacts(ArtifactCategory.ALIEN_TECHNOLOGY),
        counted.artifacts(ArtifactCategory.ALIEN_UPLIFT));
  }

  /** RFTG-10.5. */
  public int score(boolean orb) {
    return score(orb, explorer);
  }

  /** The same, of the Orb what this explorer has. */
  int score(boolean orb, Explorer counted) {
    return chips + tableau.cards().points(holdings(counted), orb);
  }

  public Player withHand(Cards changed) {
    return new Player(
        changed, starts, tableau, force, chips, actions, drawn, ask, answer, work, explorer,
        resigned);
  }

  public Player withStarts(Cards changed) {
    return new Player(
        hand, changed, tableau, force, chips, actions, drawn, ask, answer, work, explorer,
        resigned);
  }

  public Player withTableau(Tableau changed) {
    return new Player(
        hand, starts, changed, force, chips, actions, drawn, ask, answer, work, explorer, resigned);
  }

  public Player withHand(Cards changedHand, Tableau changed) {
    return new Player(
        changedHand,
        starts,
        changed,
        force,
        chips,
        actions,
        drawn,
        ask,
        answer,
        work,
        explorer,
        resigned);
  }

  Player withChips(int changed) {
    return new Player(
        hand, starts, tableau, force, changed, actions, drawn, ask, answer, work, explorer,
        resigned);
  }

  Player withActions(List<Action> changed) {
    return new Player(
        hand, starts, tableau, force, chips, changed, drawn, ask, answer, work, explorer, resigned);
  }

  public Player withDrawn(Cards changed) {
    return new Player(
        hand, starts, tableau, force, chips, actions, changed, ask, answer, work, explorer,
        resigned);
  }

  public Player with(Explorer changed) {
    return new Player(
        hand, starts, tableau, force, chips, actions, drawn, ask, answer, work, changed, resigned);
  }

  Player withWork(Work changed) {
    return new Player(
        hand, starts, tableau, force, chips, actions, drawn, ask, answer, changed, explorer,
        resigned);
  }

  Player asking(Ask changed) {
    return ask == changed && answer.isEmpty()
        ? this
        : new Player(
            hand,
            starts,
            tableau,
            force,
            chips,
            actions,
            drawn,
            changed,
            Optional.empty(),
            work,
            explorer,
            resigned);
  }

  public Player answering(RaceMove move) {
    return new Player(
        hand,
        starts,
        tableau,
        force,
        chips,
        actions,
        drawn,
        ask,
        Optional.of(move),
        work,
        explorer,
        resigned);
  }

  /** RFTG-2.9: all cards of the tableau are in force, and nothing is done yet. */
  Player beginningPhase(Work begun) {
    return new Player(
        hand,
        starts,
        tableau,
        tableau.cards(),
        chips,
        actions,
        drawn,
        Ask.NOTHING,
        Optional.empty(),
        begun,
        explorer,
        resigned);
  }

  /** RFTG-3.5: the start world is placed, four cards are kept. */
  public Player started(Cards keptHand, Tableau placed) {
    return new Player(
        keptHand,
        Cards.NONE,
        placed,
        placed.cards(),
        chips,
        actions,
        drawn,
        ask,
        answer,
        work,
        explorer,
        resigned);
  }

  /** RFTG-20.1: without hand, drawn cards, questions. */
  Player leaving() {
    return new Player(
        Cards.NONE,
        Cards.NONE,
        tableau,
        force,
        chips,
        actions,
        Cards.NONE,
        Ask.NOTHING,
        Optional.empty(),
        Work.NONE,
        Explorer.NONE,
        true);
  }
}
