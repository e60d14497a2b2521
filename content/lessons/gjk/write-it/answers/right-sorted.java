// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    List<Vec2> ofA = new ArrayList<>(List.of(a1, a2));
    List<Vec2> ofB = new ArrayList<>(List.of(b1, b2));
    Comparator<Vec2> along = Comparator.comparingDouble(p -> p.dot(direction));
    ofA.sort(along);
    ofB.sort(along);
    return ofA.get(1).minus(ofB.get(0));
  }
}
