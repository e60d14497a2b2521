class Solution {
  static boolean isClean(Vec2 a, Vec2 b, Circle[] opponents) {
    boolean clean = true;
    for (int i = 0; i < opponents.length; i++) {
      clean = clean && !overlaps(a, b, opponents[i].center(), opponents[i].radius());
    }
    return clean;
  }
}
