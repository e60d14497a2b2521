package touchline.listing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What an expression in a line of a listing may name: variables, and the methods called there. */
public final class Scope {
  private final String type;
  private final Map<String, Sort> known = new LinkedHashMap<>();
  private final Map<String, Sort> later = new LinkedHashMap<>();
  private final List<String> calls;

  private Scope(Listing listing, int line) {
    String name = listing.name();
    this.type = name.substring(0, name.indexOf('#'));
    Heading heading = listing.heading();
    for (int i = 0; i < heading.parameters().size(); i++) {
      put(known, heading.parameters().get(i), heading.types().get(i));
    }
    List<Statement> statements = listing.statements();
    for (int i = 0; i < statements.size(); i++) {
      Statement statement = statements.get(i);
      if (!statement.declares().isEmpty()) {
        String text = statement.text();
        put(i < line ? known : later, statement.declares(), text.substring(0, text.indexOf(' ')));
      }
    }
    this.calls = statements.stream().flatMap(each -> each.calls().stream()).distinct().toList();
  }

  private static void put(Map<String, Sort> names, String name, String type) {
    Sort.of(type).ifPresent(sort -> names.put(name, sort));
  }

  /** What may be named in the line at an index of a listing. */
  public static Scope of(Listing listing, int line) {
    return new Scope(listing, line);
  }

  Optional<Sort> variable(String name) {
    return Optional.ofNullable(known.get(name));
  }

  /** Whether a line further down declares it. */
  boolean isLater(String name) {
    return later.containsKey(name);
  }

  /** All that have a value, in order. */
  String names() {
    return String.join(", ", known.keySet());
  }

  /** A taught method that the listing calls, by its name or by class and name. */
  Optional<Heading> method(String owner, String name) {
    String wanted = (owner.isEmpty() ? type : owner) + "#" + name;
    return calls.contains(wanted) ? Optional.of(Listing.of(wanted).heading()) : Optional.empty();
  }
}
