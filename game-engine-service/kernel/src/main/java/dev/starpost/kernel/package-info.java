/**
 * The contract of a game: {@code Rules}, the pure functions of a game; {@code Game}, what the
 * platform finds; and the words that both speak in: seats, viewers, decisions, questions, rankings.
 */
package dev.starpost.kernel;
