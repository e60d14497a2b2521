package touchline.server.lti.token;

import com.nimbusds.jose.util.JSONObjectUtils;
import java.text.ParseException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a token says, by name. What is of another kind than it should be, far too long, or no text
 * that a store can keep is as if it were not said.
 */
public record Claims(Map<String, Object> all) {
  private static final int LONGEST = 1000;

  /**
   * In seconds since 1970, before the year 10,000: what is beyond is no time that anybody means.
   */
  private static final double LAST_SECOND = 253_402_300_799.0;

  /** Reads them as they were written by {@link #text}. */
  public static Claims parse(String json) {
    try {
      return new Claims(JSONObjectUtils.parse(json));
    } catch (ParseException notOurs) {
      throw new IllegalArgumentException("json must be an object", notOurs);
    }
  }

  /** As a store keeps them. */
  public String json() {
    return JSONObjectUtils.toJSONString(all);
  }

  /** A text; empty if there is none. */
  public String text(String name) {
    return shortText(all.get(name));
  }

  private static String shortText(@Nullable Object value) {
    return value instanceof String text && text.length() <= LONGEST && text.indexOf(0) < 0
        ? text
        : "";
  }

  /** The texts of a list, or the one that stands instead of a list. */
  public List<String> texts(String name) {
    Object value = all.get(name);
    if (value instanceof List<?> list) {
      return list.stream().map(Claims::shortText).toList();
    }
    String one = shortText(value);
    return one.isEmpty() ? List.of() : List.of(one);
  }

  /** Whether it is said that something is so. */
  public boolean is(String name) {
    return Boolean.TRUE.equals(all.get(name));
  }

  /** A moment in seconds since 1970, if it is one before the year 10,000. */
  public Optional<Instant> moment(String name) {
    return all.get(name) instanceof Number seconds
            && seconds.doubleValue() >= 0
            && seconds.doubleValue() <= LAST_SECOND
        ? Optional.of(Instant.ofEpochSecond(seconds.longValue()))
        : Optional.empty();
  }

  /** An object; an empty one if there is none. */
  public Claims object(String name) {
    try {
      Map<String, Object> object = JSONObjectUtils.getJSONObject(all, name);
      return new Claims(object == null ? Map.of() : object);
    } catch (ParseException another) {
      return new Claims(Map.of());
    }
  }

  public boolean has(String name) {
    return all.containsKey(name);
  }
}
