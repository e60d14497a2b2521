import touchline.geometry.*;

class Solution {
  //@@MEMBERS: moving-circle/write-segment/parts/earliest-of-three

  //@@MEMBERS: moving-circle/write-segment/parts/side-and-earlier
}
