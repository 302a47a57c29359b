/** Language of an answer: which of ours {@code Accept-Language} wants. */
package dev.starpost.web.language;
