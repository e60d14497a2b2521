// wrong S03
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: moving-circle/write-segment/parts/all-three

  //@@MEMBERS: moving-circle/wrong-S03

  //@@MEMBERS: moving-circle/write-point/right-quadratic
}
