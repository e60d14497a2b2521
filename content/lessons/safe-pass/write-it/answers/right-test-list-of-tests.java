// right
import java.util.*;
import java.util.function.*;
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-iterator

  //@@MEMBERS: overlap/right-list-of-tests
}
