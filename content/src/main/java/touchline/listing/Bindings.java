package touchline.listing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The variables of one run: numbers, truths and shapes. */
public final class Bindings {
  private final Map<String, Object> values;
  private final List<Statement> declarations;

  public Bindings() {
    this(new LinkedHashMap<>(), List.of());
  }

  private Bindings(Map<String, Object> values, List<Statement> declarations) {
    this.values = values;
    this.declarations = declarations;
  }

  /** Gives a variable its value. */
  public Bindings set(String name, Object value) {
    values.put(name, value);
    return this;
  }

  /** These variables; one that has no value is worked out as the listing declares it. */
  public Bindings declaredBy(Listing listing) {
    return new Bindings(values, listing.statements());
  }

  /**
   * The value of a variable.
   *
   * @throws IllegalStateException if it has none
   */
  public Object get(String name) {
    Object value = values.get(name);
    return value == null ? declared(name) : value;
  }

  private Object declared(String name) {
    for (Statement statement : declarations) {
      if (statement.declares().equals(name)) {
        Object value = statement.value().in(this);
        values.put(name, value);
        return value;
      }
    }
    throw new IllegalStateException(name + " must have a value: the program must compile");
  }
}
