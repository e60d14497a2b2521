// wrong -
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    return false;
  }
}
