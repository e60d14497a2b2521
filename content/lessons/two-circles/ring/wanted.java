// inner is above zero, and never more than outer.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 center, double inner, double outer, Vec2 p) {
    return inner > 0 && inner <= outer;
  }
}
