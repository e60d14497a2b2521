// EXPECT: COMPILE
class String { public String toString() { return this; } }
class Object { }
class Solution { static touchline.geometry.Vec2 closestPoint(touchline.geometry.Vec2 a, touchline.geometry.Vec2 b, touchline.geometry.Vec2 p) { return a; } }
