package dev.starpost.engine.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.kernel.ComponentDocument;
import dev.starpost.kernel.EventDocument;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.play.Ply;
import dev.starpost.kernel.play.Position;
import dev.starpost.kernel.play.Referee;
import dev.starpost.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game that this engine can host: its rules, and a referee who conducts it by them. */
public final class GameKind<S, M, E> {
  private final Game<S, M, E> game;
  private final Rules<S, M, E> rules;
  private final Referee<S, M, E> referee;

  private GameKind(Game<S, M, E> game) {
    this.game = game;
    this.rules = game.rules();
    this.referee = new Referee<>(rules);
  }

  static <S, M, E> GameKind<S, M, E> of(Game<S, M, E> game) {
    return new GameKind<>(game);
  }

  public Game<S, M, E> game() {
    return game;
  }

  public String name() {
    return game.id();
  }

  Rules<S, M, E> rules() {
    return rules;
  }

  Referee<S, M, E> referee() {
    return referee;
  }

  /** What lies in the game's box. */
  public List<ComponentDocument> components(Language language) {
    return game.components().stream()
        .map(component -> ComponentDocument.of(component, game.texts(), language))
        .map(document -> document.withData(WithoutNulls.of(document.data())))
        .toList();
  }

  /** A game from its first commit. */
  public HostedGame<?, ?, ?> open(Commit first) throws UnreadableHistory {
    GameOpening opening =
        GameOpening.read(
            first.opening().orElseThrow(() -> new UnreadableHistory(first, "has no opening")));
    Position<S> unopened = referee.unopened(opening.players().size());
    Roster roster = first.roster().map(Roster::read).orElseGet(() -> Roster.at(opening));
    return new HostedGame<>(this, opening, referee.fold(unopened, read(first)), roster, 0);
  }

  /** A game from a snapshot; empty if the snapshot is of another make. */
  public Optional<HostedGame<?, ?, ?>> restore(Snapshot snapshot) {
    if (!snapshot.schema().equals(snapshotSchema())) {
      return Optional.empty();
    }
    try {
      S state = GameJson.mapper().readValue(snapshot.state(), game.stateType());
      Position<S> position =
          new Position<>(
              state, snapshot.version(), snapshot.drawn(), snapshot.askedAt(), List.of());
      GameOpening opening = GameOpening.read(snapshot.opening());
      Roster roster = Roster.read(snapshot.roster());
      return Optional.of(new HostedGame<>(this, opening, position, roster, snapshot.version()));
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  String snapshotSchema() {
    return Snapshot.SCHEMA + "." + game.stateVersion();
  }

  /** What was stored, as the rules know it. */
  Ply<E> read(Commit commit) throws UnreadableHistory {
    try {
      List<E> events = new ArrayList<>(commit.events().size());
      for (String event : commit.events()) {
        events.add(GameJson.mapper().readValue(event, game.eventType()));
      }
      return Ply.stored(
          commit.kind(),
          commit.seat(),
          events,
          commit.drawn(),
          commit.mayTakeBack(),
          commit.undone());
    } catch (JsonProcessingException e) {
      throw new UnreadableHistory(commit, e.getOriginalMessage());
    }
  }

  /** A move that somebody sends; empty if it is none of this game's. */
  Optional<M> readMove(ObjectNode move) {
    try {
      return Optional.of(GameJson.mapper().treeToValue(move, game.moveType()));
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  /** The events of a commit as the viewer may see them, and in words. */
  public List<JsonNode> show(Commit commit, Viewer viewer, GameWords words) {
    return read(commit).events().stream()
        .flatMap(event -> rules.show(event, viewer).stream())
        .map(shown -> EventDocument.of(shown, words.texts(), words.language()))
        .map(WithoutNulls::of)
        .toList();
  }
}
