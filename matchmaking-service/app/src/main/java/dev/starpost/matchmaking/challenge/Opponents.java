package dev.starpost.matchmaking.challenge;

import dev.starpost.matchmaking.account.Player;
import dev.starpost.matchmaking.account.Players;
import dev.starpost.matchmaking.problem.MatchmakingProblem;
import dev.starpost.matchmaking.rating.Ladders;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;

/**
 * Policy of whom somebody may challenge; asked outside of any transaction, because it may take its
 * time.
 */
@ApplicationScoped
class Opponents {
  private final Players people;
  private final Ladders ladders;
  private final ChallengeSettings settings;

  Opponents(Players people, Ladders ladders, ChallengeSettings settings) {
    this.people = people;
    this.ladders = ladders;
    this.settings = settings;
  }

  /** The account of the player of this name, if it may be challenged. */
  String require(String challenger, String name, String game) {
    Player challenged =
        people
            .named(name)
            .orElseThrow(() -> Problem.of(MatchmakingProblem.NO_SUCH_PLAYER, "name", name));
    if (challenged.account().equals(challenger)) {
      throw Problem.of(MatchmakingProblem.CHALLENGED_YOURSELF);
    }
    // Ladders know none, but may hear of it later than we do.
    if (challenged.guest()) {
      throw Problem.of(MatchmakingProblem.ACCOUNT_NEEDED);
    }
    // One answer for both: nobody is told who has blocked them.
    if (people.areApart(challenger, challenged.account())) {
      throw Problem.of(MatchmakingProblem.NOT_WELCOME);
    }
    Map<String, Integer> places = ladders.places(game, List.of(challenger, challenged.account()));
    if (places.size() < 2) {
      throw Problem.of(MatchmakingProblem.NOT_ON_LADDER, "game", game);
    }
    int above = places.get(challenger) - places.get(challenged.account());
    if (above < 1 || above > settings.reach()) {
      throw Problem.of(MatchmakingProblem.OUT_OF_REACH, "most", settings.reach())
          .with("above", above);
    }
    return challenged.account();
  }
}
