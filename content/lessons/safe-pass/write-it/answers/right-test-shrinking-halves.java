// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-break

  //@@MEMBERS: overlap/right-shrinking-halves
}
