// wrong M02
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-loop

  //@@MEMBERS: overlap/wrong-M02-beyond-b-forgotten
}
