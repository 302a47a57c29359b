/** Resources by which a game, its options, its history and its export are read. */
package dev.starpost.engine.api.game;
