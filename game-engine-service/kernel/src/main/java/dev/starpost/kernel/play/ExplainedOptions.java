package dev.starpost.kernel.play;

import dev.starpost.kernel.Game;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.OptionDocument;
import dev.starpost.kernel.option.OptionDocument.Explanation;
import dev.starpost.kernel.option.OptionDocument.Hint;
import dev.starpost.text.Language;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The options of a seat, with what each is about, costs and gives, and whether it is final. */
public final class ExplainedOptions<S, M, E> {
  /**
   * An option that admits more moves is tried with some of them, and gets a hint only if all cost
   * alike.
   */
  private static final int MOST_TRIED = 24;

  private static final int SOME = 3;

  private final Rules<S, M, E> rules;
  private final Texts texts;
  private final Language language;

  /**
   * For one reader.
   *
   * @param texts the words of the game, with the names at the table
   */
  public ExplainedOptions(Game<S, M, E> game, Texts texts, Language language) {
    this.rules = game.rules();
    this.texts = texts;
    this.language = language;
  }

  public List<OptionDocument> of(S state, Seat seat) {
    List<Option<M>> options = rules.options(state, seat);
    if (options.isEmpty()) {
      return List.of();
    }
    Outlook<S, M, E> outlook = new Outlook<>(rules, state, seat);
    return options.stream()
        .map(option -> OptionDocument.of(option, explain(option, outlook), texts, language))
        .toList();
  }

  private Explanation explain(Option<M> option, Outlook<S, M, E> outlook) {
    boolean alike = !option.choose().isEmpty() && rules.costsAlike(option.move());
    if (option.choosesOne() && !alike) {
      // Each way is tried once: for the hint of its item, and for what all have in common.
      List<Outlook.Certain> each =
          IntStream.range(0, option.choose().get(0).of().size())
              .mapToObj(item -> outlook.of(option.fillWith(item)))
              .toList();
      List<Outlook.Certain> all = new ArrayList<>(each);
      if (option.choose().get(0).min() == 0) {
        all.add(outlook.of(option.move())); // nothing is chosen
      }
      return explanation(
          option, hint(common(all)), each.stream().map(one -> hint(one.change())).toList(), all);
    }
    List<M> moves = option.fillings(alike ? SOME : MOST_TRIED + 1);
    boolean tellsForAll = alike || moves.size() <= MOST_TRIED;
    List<Outlook.Certain> tried =
        (tellsForAll ? moves : moves.subList(0, SOME)).stream().map(outlook::of).toList();
    return explanation(option, tellsForAll ? hint(common(tried)) : Hint.NONE, List.of(), tried);
  }

  private Explanation explanation(
      Option<M> option, Hint hint, List<Hint> each, List<Outlook.Certain> tried) {
    return new Explanation(
        rules.about(option.move()), hint, each, tried.stream().allMatch(Outlook.Certain::isFinal));
  }

  /** What is the same whatever is chosen. */
  private static SortedMap<String, Integer> common(List<Outlook.Certain> tried) {
    SortedMap<String, Integer> common = new TreeMap<>(tried.get(0).change());
    tried.forEach(certain -> common.entrySet().retainAll(certain.change().entrySet()));
    return common;
  }

  private Hint hint(SortedMap<String, Integer> change) {
    if (change.isEmpty()) {
      return Hint.NONE;
    }
    List<Text> parts = new ArrayList<>();
    change.forEach(
        (word, by) ->
            parts.add(
                Text.of(
                    by > 0 ? "hint.gain" : "hint.cost",
                    "amount",
                    Text.of("amount-of." + word, "count", Math.abs(by)))));
    return new Hint(
        Optional.of(texts.say(Text.of("hint", "changes", parts), language)), Optional.of(change));
  }
}
