// wrong O05
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-recursion
  //@@MEMBERS: overlap/wrong-O05-foot-only-false-outside
}
