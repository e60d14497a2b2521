// right
import java.util.function.DoubleUnaryOperator;

class Solution {
  static double control(double angle, double rate) {
    DoubleUnaryOperator wrap = d -> d <= -Math.PI ? d + 2 * Math.PI : d;
    return wrap.applyAsDouble(angle - 2.5) + 0.2 * rate > 0 ? -0.1 : 2;
  }
}
