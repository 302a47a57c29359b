package dev.starpost.games.raceforthegalaxy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** Events of the teams in the Orb, and of what they find there. */
sealed interface TeamEvent extends RaceEvent {

  /** Which of a player's teams, in words. */
  static Text name(int team) {
    return Text.of("team." + (team + 1));
  }

  /**
   * RFTG-11.9, RFTG-13.9: a team comes into play.
   *
   * @param shown the Orb cards that all see because none of them could be laid (RFTG-11.10)
   */
  @JsonTypeName("team-placed.v1")
  record TeamPlaced(Seat seat, At at, List<OrbCard> shown) implements TeamEvent {
    public TeamPlaced {
      shown = List.copyOf(shown);
    }

    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.with(player.explorer().withTeam(at)));
    }

    @Override
    public Text text() {
      return Text.of(
          shown.isEmpty() ? "event.team-placed" : "event.team-placed-showing",
          "player",
          seat,
          "square",
          at.label(),
          "cards",
          shown.stream().map(OrbCard::label).toList());
    }
  }

  /**
   * RFTG-12.8: a team has moved.
   *
   * @param way the squares it entered; the last one is where it stands
   * @param left how many squares it may still move
   */
  @JsonTypeName("team-moved.v1")
  record TeamMoved(Seat seat, int team, List<At> way, int left) implements TeamEvent {
    public TeamMoved {
      way = List.copyOf(way);
    }

    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat,
          player
              .with(player.explorer().moving(team, way.get(way.size() - 1)))
              .withWork(player.orbWork().moving(team, left)));
    }

    @Override
    public Text text() {
      return Text.of(
          "event.team-moved",
          "player",
          seat,
          "team",
          name(team),
          "count",
          way.size(),
          "square",
          way.get(way.size() - 1).label());
    }

    @Override
    public boolean isFinal() {
      return false;
    }
  }

  /** RFTG-12.4: a team goes back to an airlock space. */
  @JsonTypeName("team-returned.v1")
  record TeamReturned(Seat seat, int team, At to) implements TeamEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.with(player.explorer().moving(team, to)));
    }

    @Override
    public Text text() {
      return Text.of(
          "event.team-returned", "player", seat, "team", name(team), "square", to.label());
    }
  }

  /** RFTG-12.12: a team takes the token of its square and stops. */
  @JsonTypeName("token-taken.v1")
  record TokenTaken(Seat seat, int team, At at, Token token) implements TeamEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(game.theOrb().taking(at, token))
          .with(
              seat,
              player
                  .with(player.explorer().finding(token))
                  .withWork(player.orbWork().closing(team)));
    }

    @Override
    public Optional<Shown> shownTo(Viewer viewer) {
      return Optional.of(
          viewer.is(seat) ? this : new RaceShown.TokenTaken(seat, team, at, token.back()));
    }

    @Override
    public Text text() {
      return Text.of(
          "event.token-taken",
          "player",
          seat,
          "team",
          name(team),
          "square",
          at.label(),
          "back",
          token.back().name(),
          "token",
          token.label());
    }
  }

  /** RFTG-13.12: a token is turned up and used. */
  @JsonTypeName("token-used.v1")
  record TokenUsed(Seat seat, Token token, TokenUse use) implements TeamEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.with(player.explorer().using(token)));
    }

    @Override
    public Text text() {
      return Text.of("event.token-used." + use.id(), "player", seat, "token", token.label());
    }
  }

  /** RFTG-13.13: a team may move so many squares more. */
  @JsonTypeName("team-hurried.v1")
  record TeamHurried(Seat seat, int team, int left) implements TeamEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.withWork(player.orbWork().moving(team, left)));
    }

    @Override
    public Text text() {
      return Text.of("event.team-hurried", "player", seat, "team", name(team), "count", left);
    }
  }

  /** RFTG-12.11: a card of the tableau is discarded for military in the Orb. */
  @JsonTypeName("card-sacrificed-in-orb.v1")
  record CardSacrificedInOrb(Seat seat, Card card, int military) implements TeamEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat,
          player
              .withTableau(player.tableau().without(card))
              .withWork(player.orbWork().stronger(military)),
          game.stock().discarding(Cards.of(card)));
    }

    @Override
    public Text text() {
      return Text.of(
          "event.card-sacrificed-in-orb",
          "player",
          seat,
          "card",
          card.inSentence(),
          "military",
          military);
    }
  }

  /** RFTG-12.11: a good is discarded for military in the Orb; none if a token stood in for it. */
  @JsonTypeName("good-spent-in-orb.v1")
  record GoodSpentInOrb(Seat seat, Card power, Optional<Card> from, int military)
      implements TeamEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(
          seat,
          player
              .withTableau(player.tableau().withoutGood(from))
              .withWork(player.orbWork().spending(power, military)),
          game.stock().usingGoods(from.isPresent() ? 1 : 0));
    }

    @Override
    public Text text() {
      return MilitaryEvent.words("event.good-spent-in-orb", seat, power, from, military);
    }
  }

  /** RFTG-12.11: a token used for military. */
  @JsonTypeName("military-raised.v1")
  record MilitaryRaised(Seat seat, int military) implements TeamEvent {
    @Override
    public Race applyTo(Race game) {
      Player player = game.player(seat);
      return game.with(seat, player.withWork(player.orbWork().stronger(military)));
    }

    @Override
    public Text text() {
      return Text.of("event.military-raised", "player", seat, "military", military);
    }
  }
}
