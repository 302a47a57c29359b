package dev.starpost.web.problem;

import dev.starpost.text.Language;
import dev.starpost.text.Text;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A request that cannot be served, to be answered as RFC 9457 says. */
public final class Problem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient ProblemKind kind;
  private final transient Text detail;
  private final transient Map<String, String> sentences;
  private final transient Map<String, Object> members;

  private Problem(
      ProblemKind kind, Text detail, Map<String, String> sentences, Map<String, Object> members) {
    super(kind.code(), null, false, false);
    this.kind = kind;
    this.detail = detail;
    this.sentences = sentences;
    this.members = members;
  }

  /** {@code arguments} are the names and values of the detail's text, in turn. */
  public static Problem of(ProblemKind kind, Object... arguments) {
    return new Problem(kind, kind.detail(arguments), Map.of(), Map.of());
  }

  /** The same problem with one more member of the answer. */
  public Problem with(String member, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(members);
    more.put(member, value);
    return new Problem(kind, detail, sentences, more);
  }

  /** The same problem with a sentence of its own, by the tag of the language. */
  public Problem saying(Map<String, String> inAllLanguages) {
    return new Problem(kind, detail, inAllLanguages, members);
  }

  public ProblemKind kind() {
    return kind;
  }

  /** The members of the answer, in the order in which people want to read them. */
  public Map<String, Object> document(Language language) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("type", kind.type());
    document.put("title", kind.texts().say(kind.title(), language));
    document.put("status", kind.status());
    document.put(
        "detail",
        Optional.ofNullable(sentences.get(language.tag()))
            .orElseGet(() -> kind.texts().say(detail, language)));
    document.putAll(members);
    return document;
  }
}
