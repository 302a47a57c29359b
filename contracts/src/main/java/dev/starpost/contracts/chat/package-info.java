/** Messages about chat: what was said in a game. */
package dev.starpost.contracts.chat;
