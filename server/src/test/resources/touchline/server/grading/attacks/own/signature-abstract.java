// EXPECT: FIT
import touchline.geometry.*;
abstract class Solution { abstract Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p); }
