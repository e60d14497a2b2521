// wrong O01
import java.util.*;
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-iterator

  //@@MEMBERS: overlap/wrong-O01-discriminant
}
