package dev.starpost.messaging;

import java.util.Arrays;
import java.util.Base64;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * A dead letter: a record that cannot take effect, with the reason, for people to look at.
 *
 * @param size of the whole record
 * @param value the beginning of it, in Base64
 */
public record DeadLetter(
    String reason, String topic, int partition, long offset, int size, String key, String value) {
  /** Tells what it was; all of it could be too large for a message. */
  private static final int KEPT_BYTES = 64 * 1024;

  private static final int LONGEST_KEY = 1_000;

  public static DeadLetter of(ConsumerRecord<String, byte[]> message, String reason) {
    byte[] value = message.value() == null ? new byte[0] : message.value();
    String key = message.key() == null ? "" : message.key();
    return new DeadLetter(
        printable(reason),
        message.topic(),
        message.partition(),
        message.offset(),
        value.length,
        printable(key),
        Base64.getEncoder()
            .encodeToString(Arrays.copyOf(value, Math.min(value.length, KEPT_BYTES))));
  }

  /** The same record, with the reason that has turned out. */
  DeadLetter because(String why) {
    return new DeadLetter(printable(why), topic, partition, offset, size, key, value);
  }

  /** The same however often the record is read. */
  public String id() {
    return topic + ":" + partition + ":" + offset;
  }

  private static String printable(String text) {
    String shorter = text.substring(0, Math.min(text.length(), LONGEST_KEY));
    return shorter.replaceAll("\\p{C}", "\uFFFD");
  }
}
