// percent is above zero.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 from, Vec2 p, Vec2 q, double percent) {
    return percent > 0;
  }
}
