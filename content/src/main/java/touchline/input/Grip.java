package touchline.input;

import touchline.geometry.Vec2;

/**
 * Something in the picture that a reader can take hold of.
 *
 * @param id such as {@code p}, {@code circle.radius} or {@code opponents.2}
 * @param input the input that it belongs to
 * @param label what it is, in words
 * @param at where it is drawn
 * @param anchor what it is measured from: a circle's centre, a vector's tail; itself for a point
 */
public record Grip(String id, String input, String label, Look look, Vec2 at, Vec2 anchor) {
  /** A point, the rim of a circle, the head of an arrow. */
  public enum Look {
    POINT,
    RIM,
    HEAD
  }
}
