/** Exports: a finished game in full, and its verification by playing it again. */
package dev.starpost.kernel.export;
