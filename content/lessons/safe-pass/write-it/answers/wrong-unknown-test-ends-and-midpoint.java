// wrong -
import java.util.*;
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-and

  //@@MEMBERS: overlap/wrong-unknown-ends-and-midpoint
}
