// wrong M07
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-and

  //@@MEMBERS: overlap/wrong-M07-not-unit
}
