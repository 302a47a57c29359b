package dev.starpost.notification.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.stream.StreamMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Flow;
import org.junit.jupiter.api.Test;

/** The stream of one client, without a server. */
class PersonStreamTest {
  private final List<String> heard = new ArrayList<>();
  private final PersonStream stream = new PersonStream("ann", () -> heard.add("(end)"));

  private final class Client implements Flow.Subscriber<StreamMessage> {
    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      subscription.request(100);
    }

    @Override
    public void onNext(StreamMessage message) {
      heard.add(message.isKeepAlive() ? "(keep-alive)" : message.type());
    }

    @Override
    public void onError(Throwable failure) {
      heard.add(failure.toString());
    }

    @Override
    public void onComplete() {
      heard.add("(complete)");
    }
  }

  @Test
  void as_long_as_the_silence_lasts_every_tick_says_so() {
    stream.subscribe(new Client());
    stream.begin(List.of(new NewsStreamMessage(NewsStreamMessage.STATE, 0, "{}")), 0);

    for (int tick = 0; tick < 4; tick++) {
      stream.tick();
    }

    assertThat(heard).containsExactly("state", "(keep-alive)", "(keep-alive)", "(keep-alive)");
  }

  @Test
  void before_it_is_known_where_the_client_stands_nothing_is_said() {
    stream.subscribe(new Client());
    stream.tick();
    stream.tick();

    assertThat(heard).isEmpty();
  }
}
