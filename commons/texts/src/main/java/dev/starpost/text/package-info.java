/**
 * Texts in English and French: keys with arguments, put into words, and the choice of the language.
 */
package dev.starpost.text;
