package dev.starpost.lobby.tables.policy;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Visibility of tables: the ways in which somebody may see one. Each says in Java what it asks of a
 * single table, and in SQL, if a list goes that way, which tables it lists; here they stand side by
 * side, and a test holds that they agree.
 */
public enum TableVisibility {
  PUBLIC(Sight::isPublic, "game_table t where t.visibility = 'PUBLIC'", "t.id"),
  OWNED(Sight::isOwner),
  SEATED(
      Sight::isSeated,
      "game_table t join table_seat m on m.table_id = t.id where m.account = :viewer",
      "m.table_id"),
  INVITED(
      Sight::isInvited,
      "game_table t join table_invitation m on m.table_id = t.id where m.account = :viewer",
      "m.table_id"),
  BY_INVITE_CODE(Sight::hasInviteCode);

  /** Somebody before a table; looked up only as far as it has to be. */
  public interface Sight {
    /** The id of the table, as they gave it. */
    String table();

    boolean isPublic();

    boolean isOwner();

    boolean isSeated();

    boolean isInvited();

    boolean hasInviteCode();
  }

  /**
   * Tables that are seen in one way, as a list selects them.
   *
   * @param source what follows {@code select t.id from}; its parameter is the account that looks
   * @param id by which a page is read in the order of one index
   */
  public record Listing(String source, String id) {
    private static final String VIEWER = ":viewer";

    /** Whether it asks who looks. */
    public boolean isPersonal() {
      return source.contains(VIEWER);
    }
  }

  @SuppressWarnings("ImmutableEnumChecker") // a reference to a method
  private final Predicate<Sight> opens;

  @SuppressWarnings("ImmutableEnumChecker") // a record of texts
  private final Optional<Listing> listing;

  TableVisibility(Predicate<Sight> opens) {
    this.opens = opens;
    this.listing = Optional.empty();
  }

  TableVisibility(Predicate<Sight> opens, String source, String id) {
    this.opens = opens;
    this.listing = Optional.of(new Listing(source, id));
  }

  /** Whether the table is seen in this way. */
  public boolean opens(Sight sight) {
    return opens.test(sight);
  }

  /** Empty where no list goes this way. */
  public Optional<Listing> listing() {
    return listing;
  }

  /** Whether it is seen in any way. */
  static boolean isVisible(Sight sight) {
    return Arrays.stream(values()).anyMatch(way -> way.opens(sight));
  }
}
