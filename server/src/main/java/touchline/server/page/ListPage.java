package touchline.server.page;

import java.util.List;
import java.util.function.Function;

/**
 * A page of a list that is too long for one, and where the pages beside it are; templates read it.
 *
 * @param rows what is on this page
 * @param back address of the page before; empty on the first
 * @param backWords what that link says
 * @param more address of the page after; empty on the last
 */
public record ListPage<T>(List<T> rows, String back, String backWords, String more) {
  public ListPage {
    rows = List.copyOf(rows);
  }

  /**
   * A page by its number.
   *
   * @param found the rows from its first on, one more than fit if there is a page after it
   * @param name by which the address asks for a page
   */
  public static <T> ListPage<T> numbered(List<T> found, int size, ListAddress at, String name) {
    int page = at.page(name);
    String back =
        page == 1 ? "" : page == 2 ? at.without(name) : at.with(name, String.valueOf(page - 1));
    boolean isMore = found.size() > size;
    String more = isMore ? at.with(name, String.valueOf(page + 1)) : "";
    return new ListPage<>(isMore ? found.subList(0, size) : found, back, "Back", more);
  }

  /**
   * A page by the last row of the one before, so that rows that are added meanwhile push none to
   * the next page. It leads back to the first page.
   *
   * @param key names a row in the address
   */
  public static <T> ListPage<T> following(
      List<T> found, int size, ListAddress at, String name, Function<T, String> key) {
    boolean isMore = found.size() > size;
    List<T> rows = isMore ? found.subList(0, size) : found;
    String more = isMore ? at.with(name, key.apply(rows.get(size - 1))) : "";
    String back = at.value(name).isEmpty() ? "" : at.without(name);
    return new ListPage<>(rows, back, "First page", more);
  }
}
