// wrong S32
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: moving-circle/write-segment/parts/earliest-of-three

  //@@MEMBERS: moving-circle/write-segment/parts/side-alone

  static double earlier(double one, double other) {
    if (one < 0) return other;
    if (other < 0) return one;
    return Math.max(one, other);
  }

  //@@MEMBERS: moving-circle/parts/line-and-point
}
