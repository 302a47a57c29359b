/**
 * Export and erasure of personal data: {@code /internal/export} tells what is stored about
 * somebody.
 */
package dev.starpost.web.export;
