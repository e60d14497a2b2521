// wrong M31
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-loop

  //@@MEMBERS: overlap/wrong-M31-unguarded-unit
}
