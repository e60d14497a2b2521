// EXPECT: REFUSED|COMPILE
package touchline.geometry;
record Vec2(double x, double y) { public boolean equals(Object o) { return true; } }
class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { return a; } }
