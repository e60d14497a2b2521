import touchline.geometry.*;

class Solution {
  static boolean isWithin(Circle one, Circle other) {
    double room = other.radius() - one.radius();
    Vec2 apart = one.center().minus(other.center());
    return room >= 0 && apart.dot(apart) <= room * room;
  }
}
