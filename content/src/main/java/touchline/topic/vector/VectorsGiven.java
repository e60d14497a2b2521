package touchline.topic.vector;

import touchline.geometry.Vec2;
import touchline.listing.Bindings;

/** Two vectors in metres; only a method that is written may be given one of length zero. */
public record VectorsGiven(Vec2 v, Vec2 w) {
  /** What a listing is given. */
  Bindings variables() {
    return new Bindings().set("v", v).set("w", w);
  }

  public double dot() {
    return v.dot(w);
  }

  /** How far v reaches along w, negative if against it. */
  public double along() {
    return dot() / w.length();
  }

  /** The part of v that lies along w. */
  public Vec2 projection() {
    return w.unit().times(along());
  }
}
