package touchline.server.store;

import java.sql.Types;
import org.jdbi.v3.core.argument.AbstractArgumentFactory;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.config.ConfigRegistry;

/**
 * Makes of every text one that both databases keep: PostgreSQL knows no NUL, and half a surrogate
 * pair has no form in UTF-8. Either becomes the replacement character, as a browser shows it.
 */
final class Storable extends AbstractArgumentFactory<String> {
  private static final char REPLACEMENT = '\ufffd';

  Storable() {
    super(Types.VARCHAR);
  }

  @Override
  protected Argument build(String value, ConfigRegistry config) {
    String stored = isStorable(value) ? value : replaced(value);
    return (position, statement, context) -> statement.setString(position, stored);
  }

  private static boolean isStorable(String text) {
    return text.codePoints().allMatch(Storable::isStorable);
  }

  /** A code point that is a surrogate had no partner. */
  private static boolean isStorable(int point) {
    return point != 0 && !(point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE);
  }

  private static String replaced(String text) {
    StringBuilder stored = new StringBuilder(text.length());
    text.codePoints().map(c -> isStorable(c) ? c : REPLACEMENT).forEach(stored::appendCodePoint);
    return stored.toString();
  }
}
