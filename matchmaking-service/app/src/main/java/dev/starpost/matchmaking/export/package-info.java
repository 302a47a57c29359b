/** Personal data: what is stored about somebody, exported and erased. */
package dev.starpost.matchmaking.export;
