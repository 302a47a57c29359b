package dev.starpost.kernel;

import dev.starpost.text.Text;

/**
 * What a seat is asked now. Two questions are the same question exactly when they are equal: a
 * client that answers by an older version is refused only if the question has changed since. Put
 * what makes the answer mean something else (the round, the ship on offer) into the text's
 * arguments, and nothing that another player's secret answer changes.
 *
 * @param kind a stable word for programs, such as {@code bid}
 * @param text the sentence for people
 * @param rule the rule that asks
 */
public record Question(String kind, Text text, String rule) {}
