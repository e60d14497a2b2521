// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    return Optional.of(normal.unit())
        .filter(u -> u.dot(velocity) < 0)
        .map(u -> velocity.minus(u.times(u.dot(velocity) * (e + 1))))
        .orElse(velocity);
  }
}
