// wrong M23
import java.util.*;
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-iterator

  //@@MEMBERS: overlap/wrong-M23-ends-swapped
}
