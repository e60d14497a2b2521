// wrong O04
import java.util.*;
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-iterator

  //@@MEMBERS: overlap/wrong-O04-squared-right
}
