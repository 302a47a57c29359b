package dev.starpost.deploy.load.moves;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** With answers as an engine gave them, shortened. */
public class SituationTest {
  private static final String OPENED =
      """
      {"gameId":"sv-01KA53Y0QJ8R4M3T2X9W6V5C7B","version":1,"commitment":"00ff"}""";

  private static final String FIRST_BID =
      """
      {"gameId":"sv-01KA53Y0QJ8R4M3T2X9W6V5C7B","commandId":"c1","status":"done","seat":1,"version":2,
       "events":[{"type":"bid-placed.v1","seat":1,"crew":[]}],"awaiting":[2,3],"finished":false}""";

  private static final String LAST_BID =
      """
      {"gameId":"sv-01KA53Y0QJ8R4M3T2X9W6V5C7B","commandId":"c3","status":"done","seat":3,"version":4,
       "events":[{"type":"bid-placed.v1","seat":3,"crew":[7]},{"type":"bids-revealed.v1","bids":[[],[],[7]]},
                 {"type":"derelict-boarded.v1","seat":3,"party":[7]}],
       "awaiting":[3],"finished":false}""";

  private static final String LEFT =
      """
      {"gameId":"sv-01KA53Y0QJ8R4M3T2X9W6V5C7B","commandId":"c4","status":"done","seat":3,"version":5,
       "events":[{"type":"derelict-left.v1","seat":3,"derelict":"d1","party":[7],"cargo":0},
                 {"type":"crew-drawn.v1","seat":1},{"type":"derelict-sighted.v1","derelict":"d2"}],
       "awaiting":[1,2,3],"finished":false}""";

  private static final String ENDED =
      """
      {"gameId":"sv-01KA53Y0QJ8R4M3T2X9W6V5C7B","commandId":"c5","status":"done","seat":2,"version":30,
       "events":[{"type":"ended.v1","hands":[[],[],[]]}],"awaiting":[],"finished":true}""";

  private static final String SEEN =
      """
      {"gameId":"sv-01KA53Y0QJ8R4M3T2X9W6V5C7B","game":"salvage","version":17,"status":"running","seat":2,
       "awaiting":[2],"question":{"kind":"bid","text":"Bid","rule":"SV-4.1"}}""";

  @Test
  void a_game_begins_with_the_bids_of_all() {
    Situation opened = Situation.opened(json(OPENED), 3);
    assertThat(opened.gameId()).isEqualTo("sv-01KA53Y0QJ8R4M3T2X9W6V5C7B");
    assertThat(opened.version()).isEqualTo(1);
    assertThat(opened.awaiting()).containsExactly(1, 2, 3);
    assertThat(opened.bidding()).isTrue();
  }

  @Test
  void answers_tell_who_is_awaited_and_for_what() {
    Situation one = Situation.opened(json(OPENED), 3).after(json(FIRST_BID));
    assertThat(one.awaiting()).containsExactly(2, 3);
    assertThat(one.bidding()).isTrue();
    Situation boarded = one.after(json(LAST_BID));
    assertThat(boarded.awaiting()).containsExactly(3);
    assertThat(boarded.bidding()).isFalse();
    Situation next = boarded.after(json(LEFT));
    assertThat(next.awaiting()).containsExactly(1, 2, 3);
    assertThat(next.bidding()).isTrue();
    assertThat(next.finished()).isFalse();
    assertThat(next.after(json(ENDED)).finished()).isTrue();
  }

  @Test
  void an_answer_that_was_overtaken_changes_nothing() {
    Situation boarded = Situation.opened(json(OPENED), 3).after(json(LAST_BID));
    assertThat(boarded.after(json(FIRST_BID))).isEqualTo(boarded);
  }

  @Test
  void a_look_at_the_game_tells_the_same() {
    assertThat(Situation.seen(json(SEEN)))
        .isEqualTo(new Situation("sv-01KA53Y0QJ8R4M3T2X9W6V5C7B", 17, List.of(2), true, false));
    assertThat(Situation.seen(json(SEEN.replace("running", "finished"))).finished()).isTrue();
    assertThat(Situation.seen(json(SEEN.replace("bid", "trim-hand"))).bidding()).isFalse();
  }

  static JsonNode json(String text) {
    try {
      return new ObjectMapper().readTree(text.getBytes(UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
