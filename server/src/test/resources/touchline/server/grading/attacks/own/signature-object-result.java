// EXPECT: FIT
import touchline.geometry.*;
class Solution { static Object closestPoint(Vec2 a, Vec2 b, Vec2 p) { return a; } }
