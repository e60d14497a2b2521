// right
import java.util.*;
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-iterator

  //@@MEMBERS: overlap/right-line2d-like
}
