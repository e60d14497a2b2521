// wrong O14
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-break

  //@@MEMBERS: overlap/wrong-O14-aabb
}
