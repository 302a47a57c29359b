package dev.starpost.notification.export;

import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;

/** Something long about {@link #LONG_WINDED} alone, whose end is not told before it is wanted. */
@ApplicationScoped
class HeldData implements PersonalData {
  static final String LONG_WINDED = "long-winded";
  static final int BEFORE_THE_END = 100_000;
  static final CountDownLatch WANTED = new CountDownLatch(1);

  @Override
  public String part() {
    return "held";
  }

  @Override
  public Iterator<Integer> of(String account) {
    return account.equals(LONG_WINDED)
        ? IntStream.rangeClosed(0, BEFORE_THE_END).map(HeldData::told).iterator()
        : List.<Integer>of().iterator();
  }

  private static int told(int number) {
    if (number == BEFORE_THE_END) {
      try {
        WANTED.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    return number;
  }

  @Override
  public void erase(String account) {}
}
