// right
import java.util.stream.*;
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-loop

  //@@MEMBERS: overlap/right-stream-of-distances
}
