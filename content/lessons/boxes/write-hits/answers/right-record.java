// right
import touchline.geometry.*;

class Solution {
  static boolean hits(Vec2 a, Vec2 b, Vec2 corner, Vec2 opposite) {
    Times x = Times.in(a.x(), b.x(), corner.x(), opposite.x());
    Times y = Times.in(a.y(), b.y(), corner.y(), opposite.y());
    return x.and(y).and(new Times(0, 1)).isSome();
  }

  record Times(double from, double to) {
    static Times in(double start, double end, double one, double other) {
      double low = Math.min(one, other), high = Math.max(one, other);
      if (start == end) return low <= start && start <= high ? new Times(0, 1) : new Times(1, 0);
      double s = (low - start) / (end - start), t = (high - start) / (end - start);
      return new Times(Math.min(s, t), Math.max(s, t));
    }

    Times and(Times other) {
      return new Times(Math.max(from, other.from), Math.min(to, other.to));
    }

    boolean isSome() {
      return from <= to;
    }
  }
}
