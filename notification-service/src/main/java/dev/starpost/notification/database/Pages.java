package dev.starpost.notification.database;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * A list that may be long, read while somebody goes through it: no more than a page of it is in
 * memory, and no transaction is open between pages.
 */
public final class Pages<T> implements Iterator<T> {
  private static final int SIZE = 100;

  /** Where the pages come from. */
  @FunctionalInterface
  public interface Source<T> {

    /**
     * The next ones.
     *
     * @param last of the page before; empty for the first page
     */
    List<T> after(Optional<T> last, int most);
  }

  private final Source<T> source;
  private Iterator<T> page;
  private Optional<T> last = Optional.empty();
  private boolean more = true;

  public Pages(Source<T> source) {
    this.source = source;
    this.page = List.<T>of().iterator();
  }

  @Override
  public boolean hasNext() {
    if (!page.hasNext() && more) {
      List<T> next = source.after(last, SIZE);
      more = next.size() == SIZE;
      page = next.iterator();
    }
    return page.hasNext();
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    T next = page.next();
    last = Optional.of(next);
    return next;
  }
}
