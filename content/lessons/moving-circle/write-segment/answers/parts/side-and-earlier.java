import touchline.geometry.*;

class Solution {
  //@@MEMBERS: moving-circle/write-segment/parts/side-alone

  //@@MEMBERS: moving-circle/write-segment/parts/earlier-of-two
}
