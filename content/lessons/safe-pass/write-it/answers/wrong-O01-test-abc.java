// wrong O01
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-and

  //@@MEMBERS: overlap/wrong-O01-abc
}
