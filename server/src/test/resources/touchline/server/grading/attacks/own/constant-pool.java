// EXPECT: WRONG
class Solution { static touchline.geometry.Vec2 closestPoint(touchline.geometry.Vec2 a, touchline.geometry.Vec2 b, touchline.geometry.Vec2 p) { double s = 0; /*D*/ return a; } }
//@@EXPAND:D:4000:s+=%d.5;
