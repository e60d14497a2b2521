// wrong S08
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: moving-circle/write-segment/parts/all-three

  //@@MEMBERS: moving-circle/right-normal

  //@@MEMBERS: moving-circle/write-point/wrong-S08
}
