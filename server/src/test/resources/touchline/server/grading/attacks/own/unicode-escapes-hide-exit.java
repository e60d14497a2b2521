// EXPECT: REFUSED
class Solution { static touchline.geometry.Vec2 closestPoint(touchline.geometry.Vec2 a, touchline.geometry.Vec2 b, touchline.geometry.Vec2 p) { // \u000a \u0053ystem.e\u0078it(0);
 return a; } }
