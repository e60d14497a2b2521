// EXPECT: COMPILE
class V extends touchline.geometry.Vec2 { V() { super(0, 0); } }
class Solution { static touchline.geometry.Vec2 closestPoint(touchline.geometry.Vec2 a, touchline.geometry.Vec2 b, touchline.geometry.Vec2 p) { return new V(); } }
