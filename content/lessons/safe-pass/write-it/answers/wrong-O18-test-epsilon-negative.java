// wrong O18
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-recursion
  //@@MEMBERS: overlap/wrong-O18-epsilon-negative
}
