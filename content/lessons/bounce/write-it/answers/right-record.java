// right
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Parts parts = Parts.of(velocity, normal);
    return parts.toward() ? parts.bounced(e) : velocity;
  }

  record Parts(Vec2 across, Vec2 along, double speed) {
    static Parts of(Vec2 v, Vec2 normal) {
      Vec2 u = normal.unit();
      double speed = v.dot(u);
      return new Parts(u.times(speed), v.minus(u.times(speed)), speed);
    }

    boolean toward() {
      return speed < 0;
    }

    Vec2 bounced(double e) {
      return along.plus(across.times(-e));
    }
  }
}
