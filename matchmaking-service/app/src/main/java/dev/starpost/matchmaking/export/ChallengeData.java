package dev.starpost.matchmaking.export;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.matchmaking.account.Players;
import dev.starpost.matchmaking.challenge.Challenge;
import dev.starpost.matchmaking.challenge.ChallengeBook;
import dev.starpost.matchmaking.play.ClockDocument;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The challenges that somebody has made or got. */
@ApplicationScoped
class ChallengeData implements PersonalData {
  private final ChallengeBook challenges;
  private final Players people;

  ChallengeData(ChallengeBook challenges, Players people) {
    this.challenges = challenges;
    this.people = people;
  }

  /**
   * @param made whether by the caller
   * @param opponent the name; empty for one who is gone
   * @param consequence for whoever was challenged
   */
  record Challenged(
      String id,
      String game,
      boolean made,
      String opponent,
      JsonNode options,
      ClockDocument clock,
      String state,
      Instant madeAt,
      Instant expiresAt,
      Optional<Instant> endedAt,
      Optional<String> consequence,
      Optional<String> tableId) {}

  @Override
  public String part() {
    return "challenges";
  }

  @Override
  public List<Challenged> of(String account) {
    return challenges.allOf(account).stream().map(one -> challenged(one, account)).toList();
  }

  private Challenged challenged(Challenge challenge, String account) {
    boolean made = challenge.challenger().equals(account);
    String opponent = made ? challenge.challenged() : challenge.challenger();
    return new Challenged(
        challenge.id(),
        challenge.game(),
        made,
        people.names(List.of(opponent)).getOrDefault(opponent, ""),
        challenge.options(),
        ClockDocument.of(challenge.clock()),
        challenge.state().word(),
        challenge.madeAt(),
        challenge.expiresAt(),
        challenge.endedAt(),
        challenge.consequence(),
        challenge.tableId());
  }

  /** A challenge is also the other's, who may have to answer for it. Nobody is named in it. */
  @Override
  public void erase(String account) {}
}
