/** Legal moves: options with choices from finite lists, and the document that clients read. */
package dev.starpost.kernel.option;
