package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.BonusEvent.Ended.Decider;
import dev.starpost.games.councilofshadows.BonusEvent.Scored;
import dev.starpost.games.councilofshadows.BonusEvent.Scored.Counted;
import dev.starpost.games.councilofshadows.BonusEvent.Scored.Line;
import dev.starpost.games.councilofshadows.component.BonusCard;
import dev.starpost.games.councilofshadows.component.PlanetKind;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** §9 End of the game: energy for gems, AI cards and bonus cards, and the last levels. */
public final class FinalScoring {
  private static final int PER_AI_CARD = 2;

  private FinalScoring() {}

  /** COS-9.2: the holder of the throne first, then the others in turn order. */
  static void score(Play play) {
    CouncilOfShadows game = play.game();
    List<Seat> order = new ArrayList<>(game.round().order());
    game.round().throne().filter(order::remove).ifPresent(holder -> order.add(0, holder));
    List<Line> lines = new ArrayList<>();
    for (Seat seat : order) {
      lines.add(line(game, seat));
    }
    play.happens(new Scored(lines));
    end(play, false);
  }

  /**
   * COS-9.5: it is over, and everybody sees who has won.
   *
   * @param alone whether the others have resigned
   */
  static void end(Play play, boolean alone) {
    CouncilOfShadows game = play.game();
    Ranking ranking = ranking(game);
    List<Seat> winners = new ArrayList<>(ranking.winners());
    if (ranking.rivals().stream().anyMatch(rival -> rival.rank() == 1)) {
      winners.add(game.table().automa());
    }
    play.happens(
        new BonusEvent.Ended(
            game.players().map((seat, player) -> player.bonus()),
            winners,
            alone ? Decider.LAST_LEFT : decider(game, winners)));
  }

  /** COS-9.5: what the winner has more of than everybody else. */
  private static Decider decider(CouncilOfShadows game, List<Seat> winners) {
    if (winners.size() > 1) {
      return Decider.NOTHING;
    }
    Track best = game.player(winners.get(0)).track();
    Decider decider = Decider.LEVEL;
    for (Seat seat : game.players().seats()) {
      Track track = game.player(seat).track();
      boolean equal = !winners.contains(seat) && !game.player(seat).resigned();
      if (equal && track.level() == best.level()) {
        boolean further = track.energy() == best.energy() || decider == Decider.CUBES;
        decider = further ? Decider.CUBES : Decider.ENERGY;
      }
    }
    return decider;
  }

  private static Line line(CouncilOfShadows game, Seat seat) {
    Player player = game.player(seat);
    int gems = player.gems().energy();
    int cards = PER_AI_CARD * player.cards().aiCards();
    List<Counted> bonus = new ArrayList<>();
    int energy = player.track().energy() + gems + cards;
    for (BonusCard card : player.bonus().cards()) {
      Counted counted = new Counted(card, bonus(game, seat, card));
      bonus.add(counted);
      energy += counted.energy();
    }
    int level = player.level() + energy / player.track().consumption(); // COS-9.3
    return new Line(seat, gems, cards, bonus, level, energy % player.track().consumption());
  }

  /** COS-13.4: what all bonus cards of the seat give. */
  public static int bonus(CouncilOfShadows game, Seat seat) {
    int sum = 0;
    for (BonusCard card : game.player(seat).bonus().cards()) {
      sum += bonus(game, seat, card);
    }
    return sum;
  }

  static int bonus(CouncilOfShadows game, Seat seat, BonusCard card) {
    int score = card.base();
    if (card.per().isPresent()) {
      score += card.each() * count(game, seat, card.per().get());
    }
    if (card.claim().isPresent()) {
      BonusCard.Claim claim = card.claim().get();
      if (Majority.inGalaxy(game, claim.galaxy(), seat)) {
        score += claim.majority();
      } else if (game.board().in(game.layout().slotsOf(claim.galaxy()), seat) > 0) {
        score += claim.presence();
      }
    }
    return score;
  }

  private static int count(CouncilOfShadows game, Seat seat, BonusCard.Counter counter) {
    Player player = game.player(seat);
    return switch (counter) {
      case GEM_ANTHRACITE -> player.gems().anthracite();
      case GEM_GOLD -> player.gems().gold();
      case GEM_TRANSPARENT -> player.gems().transparent();
      case CUBE_ON_BLUE -> game.board().on(PlanetKind.BLUE, seat);
      case CUBE_ON_BROWN -> game.board().on(PlanetKind.BROWN, seat);
      case CUBE_ON_RED -> game.board().on(PlanetKind.RED, seat);
      case CUBE_IN_SECTOR_1 -> game.board().in(game.layout().sector(1), seat);
      case CUBE_IN_SECTOR_2 -> game.board().in(game.layout().sector(2), seat);
      case CUBE_IN_SECTOR_3 -> game.board().in(game.layout().sector(3), seat);
      case OWN_BOARD_CUBE -> player.boardCubes();
      case LIGHT_BONUS_CARD -> player.bonus().light().size();
      case CONSUMPTION_TEN -> player.track().consumption() / 10;
      case AI_CARD -> player.cards().aiCards();
      case SPACE_STATION -> player.stations().size();
    };
  }

  /** COS-9.5: level, then energy, then cubes. */
  public static Optional<Ranking> result(CouncilOfShadows game) {
    return game.over() ? Optional.of(ranking(game)) : Optional.empty();
  }

  private static Ranking ranking(CouncilOfShadows game) {
    List<Ranking.Score> scores = new ArrayList<>();
    for (Seat seat : game.table().seats()) {
      Track track = game.player(seat).track();
      Ranking.Score score =
          Ranking.Score.of(seat, track.level(), track.energy(), cubes(game, seat));
      scores.add(game.player(seat).resigned() ? score.resigned() : score);
    }
    if (!game.table().isSolo()) {
      return Ranking.of(scores);
    }
    Seat automa = game.table().automa();
    Track track = game.player(automa).track();
    return Ranking.against(
        scores.get(0), "automa", track.level(), track.energy(), cubes(game, automa));
  }

  private static int cubes(CouncilOfShadows game, Seat seat) {
    return game.table().finalTieBreak() == Table.TieBreak.PLAYER_BOARD
        ? game.player(seat).boardCubes()
        : game.board().of(seat) + Majority.stationCubes(game, seat);
  }
}
