/**
 * Pending decisions: the stack of what a game waits for, and secret answers of several seats at
 * once.
 */
package dev.starpost.kernel.pending;
