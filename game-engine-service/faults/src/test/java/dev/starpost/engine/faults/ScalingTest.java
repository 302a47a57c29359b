package dev.starpost.engine.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.engine.faults.audit.Books;
import dev.starpost.engine.faults.audit.Group;
import dev.starpost.engine.faults.platform.Engine;
import dev.starpost.engine.faults.platform.Platform;
import dev.starpost.engine.faults.platform.PlatformExtension;
import dev.starpost.engine.faults.play.Api;
import dev.starpost.engine.faults.play.Club;
import dev.starpost.engine.faults.play.Courier;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Operators add and remove engines while people play. */
@ExtendWith(PlatformExtension.class)
@Tag("system")
class ScalingTest {
  private static final int SOME_MOVES = 60;

  @Test
  void an_engine_that_joins_takes_its_share_and_gives_it_back(Platform platform) throws Exception {
    Courier courier = Courier.inPeace(new Api(platform));
    Engine guest = platform.guest("engine-4", Map.of("starpost.engine.games", "salvage"));
    int always = platform.engines().size();
    try (Group group = new Group(platform);
        Club club = new Club("scaled", 10, courier, new Random(2))) {
      group.awaitMembers(always);
      courier.ledger().awaitMore(SOME_MOVES);

      guest.start();
      group.awaitMembers(always + 1);
      courier.ledger().awaitMore(SOME_MOVES);

      guest.stop();
      group.awaitMembers(always);
      courier.ledger().awaitMore(SOME_MOVES);
      club.sendHome();
    }

    assertThat(Books.read(platform).violations(courier.ledger())).isEmpty();
  }
}
