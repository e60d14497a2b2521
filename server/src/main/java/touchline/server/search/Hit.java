package touchline.server.search;

import java.util.List;

/**
 * A passage that was found.
 *
 * @param excerpt a few words around what was searched for
 */
record Hit(String path, String lesson, String heading, List<Part> excerpt) {
  /** Some text, and whether it is what was searched for. */
  record Part(String text, boolean isMatch) {}

  Hit {
    excerpt = List.copyOf(excerpt);
  }
}
