// wrong O13
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-and

  //@@MEMBERS: overlap/wrong-O13-returns-clear
}
