// wrong -
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return Stream.of(opponents).filter(c -> overlaps(a, b, c.center(), c.radius())).findAny().isEmpty();
  }

  //@@MEMBERS: overlap/wrong-unknown-square-for-circle
}
