// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-recursion
  //@@MEMBERS: overlap/right-slope-cases
}
