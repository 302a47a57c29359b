package dev.starpost.notification.mail;

import java.util.List;
import java.util.Optional;

/**
 * A mail in words, as the templates lay it out.
 *
 * @param language its tag
 * @param open the words of the button, which leads to {@code site}
 * @param why the reader gets it
 * @param unsubscribe the words of the link, which leads to {@code unsubscribeLink}
 */
public record MailContent(
    String language,
    String subject,
    String greeting,
    List<Paragraph> paragraphs,
    String open,
    String site,
    String why,
    String unsubscribe,
    String unsubscribeLink) {

  /**
   * What there is to say of one game or table.
   *
   * @param lines such as results
   * @param link where it is shown, if there is such a place
   */
  public record Paragraph(
      String title, String sentence, List<String> lines, Optional<String> link) {}
}
