// wrong O11
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-loop

  //@@MEMBERS: overlap/wrong-O11-first-root
}
