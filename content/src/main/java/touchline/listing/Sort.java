package touchline.listing;

import java.util.Optional;

/** What sort of value an expression has. */
public enum Sort {
  NUMBER("double", "a number"),
  TRUTH("boolean", "true or false"),
  VECTOR("Vec2", "a point or vector"),
  SEGMENT("Segment", "a segment"),
  CIRCLE("Circle", "a circle"),
  STADIUM("Stadium", "a stadium"),
  LINE("Line", "a line"),
  BOX("Box", "a box");

  private final String type;
  private final String words;

  Sort(String type, String words) {
    this.type = type;
    this.words = words;
  }

  /** For people, with an article. */
  public String words() {
    return words;
  }

  /** The sort of a Java type; empty for one that expressions do not know. */
  static Optional<Sort> of(String type) {
    for (Sort sort : values()) {
      if (sort.type.equals(type)) {
        return Optional.of(sort);
      }
    }
    return Optional.empty();
  }
}
