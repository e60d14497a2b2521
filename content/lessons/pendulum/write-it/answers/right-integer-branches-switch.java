// right
import touchline.geometry.*;

class Solution {
  enum Move { BACK, ON }
  static double control(double angle, double rate) {
    return switch (decide(Math.fma(rate, 0.2, wrapped(angle - 2.5)))) { case BACK -> -0.1; case ON -> 2.0; };
  }
  static Move decide(double soon) { return soon > 0 ? Move.BACK : Move.ON; }
  static double wrapped(double x) { return x < -Math.PI ? wrapped(x + 2 * Math.PI) : x > Math.PI ? wrapped(x - 2 * Math.PI) : x; }
}
