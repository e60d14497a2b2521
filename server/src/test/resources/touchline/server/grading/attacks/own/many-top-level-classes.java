// EXPECT: COMPILE
/*C*/
//@@EXPAND:C:400:class C%d { }
class Solution { static touchline.geometry.Vec2 closestPoint(touchline.geometry.Vec2 a, touchline.geometry.Vec2 b, touchline.geometry.Vec2 p) { return a; } }
