package dev.starpost.kernel;

import dev.starpost.text.Text;

/**
 * Why a move is not allowed.
 *
 * @param rule the rule that forbids it, such as {@code AF-4.2}
 * @param code a stable word for programs, such as {@code value-below-highest}
 * @param text the sentence for people; its key is {@code refusal.<code>}
 */
public record Refusal(String rule, String code, Text text) {
  public static Refusal of(String rule, String code, Object... arguments) {
    return new Refusal(rule, code, Text.of("refusal." + code, arguments));
  }
}
