package touchline.weave;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds listings by name in the sources of the algorithms, with those that they call. */
final class ListingSources {
  /** Finds the source of a class by the class's name. */
  interface Sources {
    TaggedSource of(String type);
  }

  private final Sources sources;
  private final Map<String, String> found = new LinkedHashMap<>();

  private ListingSources(Sources sources) {
    this.sources = sources;
  }

  /**
   * The named listings and those that they call, each once.
   *
   * @throws IllegalArgumentException if there is none of a name, or a line needs more Java than
   *     {@code touchline.listing} knows
   */
  static List<String> of(Iterable<String> names, Sources sources) {
    ListingSources listings = new ListingSources(sources);
    names.forEach(listings::add);
    return List.copyOf(listings.found.values());
  }

  private void add(String name) {
    if (found.containsKey(name)) {
      return;
    }
    String tag = name.substring(name.indexOf('#') + 1);
    TaggedSource source = sourceOf(name);
    found.put(name, source.listing(tag));
    for (String call : source.calls(tag)) {
      requireOneOfItsName(call, name);
      add(call);
    }
  }

  /** Which of several methods of one name is called, javac finds by types; listings have none. */
  private void requireOneOfItsName(String call, String name) {
    if (sourceOf(call).isOverloaded(call.substring(call.indexOf('#') + 1))) {
      throw new IllegalArgumentException(name + " must call no overloaded method: " + call);
    }
  }

  private TaggedSource sourceOf(String name) {
    return sources.of(name.substring(0, name.indexOf('#')));
  }
}
