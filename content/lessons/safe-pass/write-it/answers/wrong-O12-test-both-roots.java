// wrong O12
import java.util.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    return Arrays.stream(opponents).noneMatch(o -> overlaps(a, b, o.center(), o.radius()));
  }

  //@@MEMBERS: overlap/wrong-O12-both-roots
}
