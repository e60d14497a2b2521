// The two velocities are never equal.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 p, Vec2 v, Vec2 q, Vec2 w) {
    return v.minus(w).length() > 0;
  }
}
