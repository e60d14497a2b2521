// right
import touchline.geometry.*;

class Solution {
  private static final double LOW = -0.1, HIGH = 2, TARGET = 2.5, AHEAD = 0.2;
  static double control(double angle, double rate) {
    // if the rod is below the opposite point it is past pi
    double high = TARGET - AHEAD * rate;
    return (angle > TARGET - Math.PI ? angle : angle + 2 * Math.PI) > high ? LOW : HIGH;
  }
}
