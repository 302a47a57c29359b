package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;

import dev.starpost.games.alienfrontiers.StationMove.Claim;
import dev.starpost.games.alienfrontiers.StationMove.Refresh;
import dev.starpost.games.alienfrontiers.TechEvent.CardClaimed;
import dev.starpost.games.alienfrontiers.TechEvent.CardsTurnedUp;
import dev.starpost.games.alienfrontiers.TechEvent.DeckRenewed;
import dev.starpost.games.alienfrontiers.TechEvent.FaceUpDiscarded;
import dev.starpost.games.alienfrontiers.TurnEvent.Asked;
import dev.starpost.games.alienfrontiers.component.Piles;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechSet;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** AF-4.5 Alien Artifact: turn up other cards, take a card. */
public final class Artifact {
  private static final List<Option<FrontiersMove>> REFRESH =
      List.of(
          Option.of(new Refresh(), Text.of("label.refresh"), "AF-4.5"),
          Option.of(new TurnMove.Decline(), Text.of("label.keep-cards"), "AF-4.5"));

  private static final Option<FrontiersMove> NO_CARD =
      Option.of(new TurnMove.Decline(), Text.of("label.no-card"), "AF-4.15");

  private Artifact() {}

  /** AF-4.15: what is asked after a docking. */
  static void ask(Course<AlienFrontiers, FrontiersEvent> course) {
    Piles piles = course.state().piles();
    boolean anyCard =
        !piles.faceUp().isEmpty() || !piles.deck().isEmpty() || !piles.discards().isEmpty();
    if (anyCard) {
      course.happens(new Asked(new Pending.Refresh()));
    }
  }

  static List<Option<FrontiersMove>> refreshOptions() {
    return REFRESH;
  }

  static Decision<FrontiersEvent> refresh(AlienFrontiers game, Dice dice) {
    Course<AlienFrontiers, FrontiersEvent> course = game.course();
    if (!game.piles().faceUp().isEmpty()) {
      course.happens(new FaceUpDiscarded(game.active(), game.piles().faceUp()));
    }
    turnUp(course, dice);
    askToClaim(course);
    return course.accepted();
  }

  /** AF-7.4: turns up cards until there are three, as long as there are any. */
  private static void turnUp(Course<AlienFrontiers, FrontiersEvent> course, Dice dice) {
    while (true) {
      Piles piles = course.state().piles();
      int wanted = BOX.faceUpCards() - piles.faceUp().size();
      if (wanted == 0 || (piles.deck().isEmpty() && piles.discards().isEmpty())) {
        return;
      }
      if (piles.deck().isEmpty()) {
        course.happens(new DeckRenewed(dice.shuffle(piles.discards())));
      } else {
        int count = Math.min(wanted, piles.deck().size());
        course.happens(new CardsTurnedUp(List.copyOf(piles.deck().subList(0, count))));
      }
    }
  }

  static void askToClaim(Course<AlienFrontiers, FrontiersEvent> course) {
    AlienFrontiers game = course.state();
    boolean enough = game.turn().docked().uncounted().total() >= BOX.claimTotal();
    boolean any = enough && !claimable(game).isEmpty();
    course.happens(new Asked(any ? new Pending.Claim() : Pending.Acting.NOW));
  }

  static List<Option<FrontiersMove>> claimOptions(AlienFrontiers game) {
    List<Item<Tech>> cards = claimable(game);
    List<Option<FrontiersMove>> options = new ArrayList<>();
    for (Ships ships : countable(game.turn().docked().uncounted())) {
      options.add(
          Option.<FrontiersMove>of(
                  new Claim(ships.list(), List.of()),
                  Text.of("label.claim", "ships", ships.labels()),
                  "AF-4.5")
              .choosing(Claim.CARD, cards, 1, 1));
    }
    options.add(NO_CARD);
    return options;
  }

  /** Why these ships do not bring this card. */
  private static Optional<Refusal> refusesClaim(AlienFrontiers game, Ships ships, List<Tech> card) {
    if (!game.turn().docked().uncounted().has(ships)) {
      return no("AF-4.5", "ships-do-not-count");
    }
    if (ships.total() < BOX.claimTotal()) {
      return no("AF-4.5", "total-too-small", "total", BOX.claimTotal());
    }
    if (card.size() != 1) {
      return no("AF-4.5", "name-one-card");
    }
    if (!game.piles().faceUp().contains(card.get(0))) {
      return no("AF-4.5", "card-not-face-up");
    }
    if (game.actor().cards().has(card.get(0))) {
      return no("AF-7.1", "card-owned-already");
    }
    return Optional.empty();
  }

  private static Optional<Refusal> no(String rule, String code, Object... arguments) {
    return Optional.of(Refusal.of(rule, code, arguments));
  }

  /** Why a card cannot be claimed now; what would be wrong with the claim anyway comes first. */
  static Refusal unaskedClaim(AlienFrontiers game, Ships ships, List<Tech> card) {
    return refusesClaim(game, ships, card)
        .orElseGet(() -> Refusal.of("AF-4.15", "claim-after-docking"));
  }

  static Decision<FrontiersEvent> claim(
      AlienFrontiers game, Ships ships, List<Tech> card, Dice dice) {
    Optional<Refusal> refusal = refusesClaim(game, ships, card);
    if (refusal.isPresent()) {
      return new Decision.Refused<>(refusal.get());
    }
    Course<AlienFrontiers, FrontiersEvent> course = game.course();
    course.happens(new CardClaimed(game.active(), card.get(0), ships));
    turnUp(course, dice);
    askToClaim(course);
    return course.accepted();
  }

  /** The names that lie face up and that the player in turn does not own. */
  private static List<Item<Tech>> claimable(AlienFrontiers game) {
    return TechSet.of(game.piles().faceUp()).minus(game.actor().cards()).items();
  }

  /** Every different group of these ships that shows enough. */
  private static List<Ships> countable(Ships uncounted) {
    List<Ships> groups = new ArrayList<>();
    for (int mask = 1; mask < 1 << uncounted.size(); mask++) {
      int[] codes = new int[Integer.bitCount(mask)];
      int at = 0;
      boolean isNew = true;
      for (int i = 0; i < uncounted.size(); i++) {
        boolean taken = ((mask >> i) & 1) == 1;
        if (taken) {
          codes[at++] = uncounted.code(i);
          // Of ships that are alike the first ones are taken, or the group would come twice.
          isNew &= uncounted.isFirstOfItsKind(i) || ((mask >> (i - 1)) & 1) == 1;
        }
      }
      Ships group = Ships.ofCodes(codes);
      if (isNew && group.total() >= BOX.claimTotal()) {
        groups.add(group);
      }
    }
    return groups;
  }
}
