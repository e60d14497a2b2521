// wrong Y23
import touchline.geometry.*;
import java.util.Arrays;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    return Arrays.stream(circles).anyMatch(c -> ball.minus(c.center()).length() <= radius + c.radius());
  }
}
