// EXPECT: RIGHT
class Many { /*F*/ }
//@@EXPAND:F:3000:int f%d;
class Solution { static touchline.geometry.Vec2 closestPoint(touchline.geometry.Vec2 a, touchline.geometry.Vec2 b, touchline.geometry.Vec2 p) { touchline.geometry.Vec2 d = b.minus(a); return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d))))); } }
