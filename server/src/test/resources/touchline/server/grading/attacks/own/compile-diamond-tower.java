// EXPECT: COMPILE|FIT
import java.util.*;
class Solution { static <A, B> Map<A, B> m(A a, B b) { return null; } Object o = m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, m(1, 1)))))))))))))))))))))))))))))))))))))))); }
