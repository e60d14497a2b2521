// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    // <v,w> = (|v+w|^2 - |v-w|^2) / 4
    double four = Math.pow(v.plus(w).length(), 2) - Math.pow(v.minus(w).length(), 2);
    double len = w.length();
    if (len < 1e-12) return Vec2.ZERO;
    return w.times(four / 4 / (len * len));
  }
}
