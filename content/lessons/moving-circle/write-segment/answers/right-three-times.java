// right
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: moving-circle/write-segment/parts/all-three

  //@@MEMBERS: moving-circle/parts/line-and-point
}
