// right
import java.util.function.*;
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    ToDoubleBiFunction<Vec2, Vec2> beside = (from, to) -> to.minus(from).cross(p.minus(from));
    double ab = beside.applyAsDouble(a, b), bc = beside.applyAsDouble(b, c), ca = beside.applyAsDouble(c, a);
    return ab >= 0 && bc >= 0 && ca >= 0 || ab <= 0 && bc <= 0 && ca <= 0;
  }
}
