// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-and

  //@@MEMBERS: overlap/right-intervals-meet
}
