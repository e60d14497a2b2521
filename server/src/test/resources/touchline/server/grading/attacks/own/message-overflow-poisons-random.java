// EXPECT: RECURSION|REFUSED|THREW
// A stack overflow inside getMessage breaks java.util.Random for the whole process.
import java.util.*;
import java.util.function.*;
import touchline.geometry.*;
class Solution {
  static final Optional<int[]> S = Optional.of(new int[8]);
  static class E extends RuntimeException {
    public String getMessage() {
      int[] s = S.get();
      Function<Integer, Integer> id = Function.identity();
      Function<Integer, Integer> f = Solution::leaf;
      if (s[0] < 3) {
        int step = s[0] == 0 ? 4_000 : s[0] == 1 ? 200 : 2;
        int n = s[0] == 0 ? 20_000 : s[1] - step;
        s[0]++;
        for (int i = 0; i < n; i++) f = f.compose(id);
        if (s[0] == 1) { Object o = new Random[1]; for (int k = 0; k < 30; k++) f.apply(1); }
        while (true) { for (int i = 0; i < step; i++) f = f.compose(id); n += step; f.apply(1); s[1] = n; }
      }
      int n = s[1] - s[3] - 0;
      s[6] = n;
      s[3] += 4;
      for (int i = 0; i < n; i++) f = f.compose(id);
      s[4] = 1;
      try { f.apply(1); s[5] = 1; } finally { s[4] = 0; }
      return "ok at " + n;
    }
  }
  static int leaf(int x) {
    if (S.get()[4] == 0) return x + 1;
    return new Random(x).nextInt();
  }
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { if (S.get()[5] == 1 || S.get()[3] > 60) return a; throw new E(); }
}
