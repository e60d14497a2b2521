// wrong M04
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-recursion
  //@@MEMBERS: overlap/wrong-M04-dot-not-divided
}
