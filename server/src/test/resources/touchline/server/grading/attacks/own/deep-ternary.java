// EXPECT: COMPILE|WRONG|RIGHT
class Solution { static touchline.geometry.Vec2 closestPoint(touchline.geometry.Vec2 a, touchline.geometry.Vec2 b, touchline.geometry.Vec2 p) { int x = /*T*/ 0; return a; } }
//@@EXPAND:T:900:a.x()>%d?%d:
