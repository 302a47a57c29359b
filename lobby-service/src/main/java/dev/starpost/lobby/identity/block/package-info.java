/** Blocks: who does not want to meet whom. */
package dev.starpost.lobby.identity.block;
