// EXPECT: COMPILE|REFUSED
import javax.annotation.processing.*;
import touchline.geometry.*;
class Solution extends AbstractProcessor { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { return a; } }
