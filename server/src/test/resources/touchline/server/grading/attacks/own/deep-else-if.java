// EXPECT: COMPILE|WRONG|RIGHT
class Solution { static touchline.geometry.Vec2 closestPoint(touchline.geometry.Vec2 a, touchline.geometry.Vec2 b, touchline.geometry.Vec2 p) { int x = 0; /*T*/ x++; return a; } }
//@@EXPAND:T:700:if(x==%d)x++;else 
