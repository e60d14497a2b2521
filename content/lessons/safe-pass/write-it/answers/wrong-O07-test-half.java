// wrong O07
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-break

  //@@MEMBERS: overlap/wrong-O07-half
}
