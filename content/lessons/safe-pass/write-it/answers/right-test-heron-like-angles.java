// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-loop

  //@@MEMBERS: overlap/right-heron-like-angles
}
