// wrong O10
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-recursion
  //@@MEMBERS: overlap/wrong-O10-boundary-only
}
