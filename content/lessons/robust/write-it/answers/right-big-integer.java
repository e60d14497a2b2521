// right
import java.math.BigInteger;
import touchline.geometry.*;

class Solution {
  static boolean touch(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    BigInteger x = whole(b.x()).subtract(whole(a.x()));
    BigInteger y = whole(b.y()).subtract(whole(a.y()));
    BigInteger reach = whole(radiusA).add(whole(radiusB));
    return x.pow(2).add(y.pow(2)).compareTo(reach.pow(2)) <= 0;
  }

  private static BigInteger whole(double number) {
    return BigInteger.valueOf((long) number);
  }
}
