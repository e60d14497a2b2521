// wrong M08
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-break

  //@@MEMBERS: overlap/wrong-M08-unit-clamped-to-one
}
