// wrong O02
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-break

  //@@MEMBERS: overlap/wrong-O02-early-return
}
