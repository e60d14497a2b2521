package touchline.exercise;

import java.util.List;
import touchline.geometry.Vec2;

/**
 * Known mistakes when finding the closest point of a segment. With d = b - a, w = p - a and t = w·d
 * / d·d the right answer is a + clamp(t) d.
 */
final class ClosestPointMistakes {
  private ClosestPointMistakes() {}

  static List<Mistake> all() {
    return List.of(
        new Mistake(
            "M01",
            "no clamp",
            "Your point is the foot of the perpendicular on the whole line, but it lies off the"
                + " segment. Which point of the segment itself comes nearest to that foot?",
            (a, b, p) -> along(a, b, t(a, b, p))),
        new Mistake(
            "M02",
            "only the low end is clamped",
            "You stop at a, but not at b. What happens to your point when the projection is longer"
                + " than the segment?",
            (a, b, p) -> along(a, b, Math.max(t(a, b, p), 0))),
        new Mistake(
            "M03",
            "only the high end is clamped",
            "You stop at b, but not at a. What does a negative projection tell you?",
            (a, b, p) -> along(a, b, Math.min(t(a, b, p), 1))),
        new Mistake(
            "M04",
            "the dot product is not divided",
            "It looks as if the dot product was used as it is. By what must it be divided before it"
                + " says how much of the segment to walk?",
            (a, b, p) -> along(a, b, clamp(p.minus(a).dot(b.minus(a))))),
        new Mistake(
            "M05",
            "divided by the length instead of its square",
            "The dot product divided by the length is a distance in metres, but you used it as a"
                + " share of the segment. What turns a distance along the segment into a share?",
            (a, b, p) -> along(a, b, clamp(s(a, b, p)))),
        new Mistake(
            "M06",
            "the share is clamped to the length",
            "A share of the segment runs from 0 to 1, and yours was stopped at the length instead."
                + " Where does a share of 1 take you?",
            (a, b, p) -> along(a, b, Math.min(Math.max(t(a, b, p), 0), length(a, b)))),
        new Mistake(
            "M07",
            "a distance multiplied by a vector that is not a unit vector",
            "You walked the right distance, but in steps of the whole segment instead of steps of"
                + " one metre. What is the length of the vector that you multiplied?",
            (a, b, p) -> along(a, b, Math.min(Math.max(s(a, b, p), 0), length(a, b)))),
        new Mistake(
            "M08",
            "a distance clamped to 1",
            "With a unit vector the distance runs from 0 to the length, and yours was stopped at"
                + " 1. How far from a is b?",
            (a, b, p) -> a.plus(b.minus(a).unit().times(clamp(s(a, b, p))))),
        new Mistake(
            "M09",
            "divided by the length once too often",
            "Your point stays close to a: it looks as if the length was divided out three times."
                + " How many of the vectors in your formula are unit vectors?",
            (a, b, p) -> along(a, b, clamp(t(a, b, p) / length(a, b)))),
        new Mistake(
            "M10",
            "p is not taken relative to a",
            "The projection uses p as it stands, measured from the origin. From which point should"
                + " the vector to p start?",
            (a, b, p) -> along(a, b, clamp(p.dot(b.minus(a)) / b.minus(a).lengthSquared()))),
        new Mistake(
            "M11",
            "a is not added at the end",
            "Your answer is the way from a to the closest point, not the point. Where does that way"
                + " start?",
            (a, b, p) -> b.minus(a).times(clamp(t(a, b, p)))),
        new Mistake(
            "M12",
            "the vector to p points the wrong way",
            "Your projection has the opposite sign: the vector seems to run from p to a. Which end"
                + " of it is subtracted from which?",
            (a, b, p) -> along(a, b, clamp(-t(a, b, p)))),
        new Mistake(
            "M16",
            "the nearer end",
            "You chose the nearer of the two ends. Is there a point between them that is nearer"
                + " still?",
            (a, b, p) -> p.minus(a).lengthSquared() <= p.minus(b).lengthSquared() ? a : b),
        new Mistake(
            "M17",
            "the middle",
            "You chose the middle of the segment. Does your answer change when p moves?",
            (a, b, p) -> along(a, b, 0.5)),
        new Mistake(
            "M20",
            "straight up or down",
            "Your point lies straight above or below p. The shortest way to a line meets it at a"
                + " right angle: does yours?",
            ClosestPointMistakes::vertical),
        new Mistake(
            "M27",
            "x and y are swapped",
            "These are the right two numbers in the wrong order. Which one is x?",
            (a, b, p) -> {
              Vec2 right = along(a, b, clamp(t(a, b, p)));
              return new Vec2(right.y(), right.x());
            }),
        new Mistake(
            "M30",
            "the mirror image",
            "Your point is p mirrored in the line, twice as far as the foot. Where does the way"
                + " from p to your point cross the line?",
            (a, b, p) -> along(a, b, t(a, b, p)).times(2).minus(p)));
  }

  private static double t(Vec2 a, Vec2 b, Vec2 p) {
    return p.minus(a).dot(b.minus(a)) / b.minus(a).lengthSquared();
  }

  private static double s(Vec2 a, Vec2 b, Vec2 p) {
    return p.minus(a).dot(b.minus(a)) / length(a, b);
  }

  private static double length(Vec2 a, Vec2 b) {
    return b.minus(a).length();
  }

  private static double clamp(double share) {
    return Math.min(1, Math.max(0, share));
  }

  private static Vec2 along(Vec2 a, Vec2 b, double share) {
    return a.plus(b.minus(a).times(share));
  }

  private static Vec2 vertical(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    return new Vec2(p.x(), a.y() + (p.x() - a.x()) * d.y() / d.x());
  }
}
