/** The consumer loop and the workers that answer for bots. */
package dev.starpost.engine.kafka.bot;
