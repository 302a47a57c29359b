package dev.starpost.text;

/**
 * The header {@code Accept-Language} (RFC 9110, 12.5.4), read for the languages that we speak.
 * Anybody can send it, of any length: only its beginning is looked at, once and from left to right.
 * {@code java.util.Locale} matches any tag with any other, and takes cubic time for some texts.
 */
public final class AcceptLanguage {
  /** How many characters are looked at. Browsers send fewer, and the best language first. */
  static final int LONGEST = 100;

  private static final int UNREADABLE = -1;
  private static final int BEST = 1000;
  private static final int DIGITS = 3;

  /** What a range of the header says of one language. */
  private record Wish(int quality, int position) {
    boolean isBefore(Wish other) {
      return quality > other.quality || (quality == other.quality && position < other.position);
    }
  }

  private AcceptLanguage() {}

  /**
   * The language that the caller wants most; English if the header is absent, names none of ours or
   * is none.
   *
   * @param header null if there is none
   */
  public static Language best(CharSequence header) {
    if (header == null) {
      return Language.ENGLISH;
    }
    String[] ranges = beginning(header).split(",", -1);
    Language best = Language.ENGLISH;
    Wish most = new Wish(0, 0);
    for (Language language : Language.values()) {
      Wish wish = wish(ranges, language);
      if (wish.isBefore(most)) {
        best = language;
        most = wish;
      }
    }
    return best;
  }

  /** Without a range that is cut in two. */
  private static String beginning(CharSequence header) {
    if (header.length() <= LONGEST) {
      return header.toString();
    }
    String beginning = header.subSequence(0, LONGEST).toString();
    return beginning.substring(0, Math.max(0, beginning.lastIndexOf(',')));
  }

  /** {@code *} stands for what no other range names. */
  private static Wish wish(String[] ranges, Language language) {
    Wish never = new Wish(0, Integer.MAX_VALUE);
    Wish named = never;
    Wish any = never;
    boolean isNamed = false;
    for (int i = 0; i < ranges.length; i++) {
      int end = ranges[i].indexOf(';');
      String tag = (end < 0 ? ranges[i] : ranges[i].substring(0, end)).strip();
      int quality = end < 0 ? BEST : quality(ranges[i].substring(end + 1).strip());
      if (quality == UNREADABLE) {
        continue;
      }
      Wish wish = new Wish(quality, i);
      if (isOf(language, tag)) {
        isNamed = true;
        named = wish.isBefore(named) ? wish : named;
      } else if (tag.equals("*")) {
        any = wish.isBefore(any) ? wish : any;
      }
    }
    return isNamed ? named : any;
  }

  /** Also of a region, as in {@code fr-CA}. */
  private static boolean isOf(Language language, String tag) {
    int length = language.tag().length();
    return tag.regionMatches(true, 0, language.tag(), 0, length)
        && (tag.length() == length || tag.charAt(length) == '-');
  }

  /** In thousandths, of {@code q=0.8}: a 0 or a 1, and three digits at most. */
  private static int quality(String parameter) {
    boolean isWeight =
        parameter.length() >= "q=0".length()
            && parameter.length() <= "q=0.".length() + DIGITS
            && parameter.regionMatches(true, 0, "q=", 0, 2)
            && (parameter.length() == "q=0".length() || parameter.charAt(3) == '.');
    if (!isWeight) {
      return UNREADABLE;
    }
    int quality = 0;
    int worth = BEST;
    for (int i = 2; i < parameter.length(); i++) {
      char digit = parameter.charAt(i);
      if (i != 3) {
        if (digit < '0' || digit > '9') {
          return UNREADABLE;
        }
        quality += (digit - '0') * worth;
        worth /= 10;
      }
    }
    return quality > BEST ? UNREADABLE : quality;
  }
}
