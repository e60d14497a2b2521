// EXPECT: COMPILE|WRONG|RIGHT
class Solution { static touchline.geometry.Vec2 closestPoint(touchline.geometry.Vec2 a, touchline.geometry.Vec2 b, touchline.geometry.Vec2 p) { String s = "" /*T*/ ; return a; } }
//@@EXPAND:T:2500:+a.x()
