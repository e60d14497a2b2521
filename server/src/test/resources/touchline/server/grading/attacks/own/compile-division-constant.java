// EXPECT: THREW|COMPILE
import touchline.geometry.*;
class Solution { static final int X = 5 / 0; static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { return a; } }
