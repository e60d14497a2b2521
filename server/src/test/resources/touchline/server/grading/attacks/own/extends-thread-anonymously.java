// EXPECT: REFUSED
class Solution { static touchline.geometry.Vec2 closestPoint(touchline.geometry.Vec2 a, touchline.geometry.Vec2 b, touchline.geometry.Vec2 p) { new Thread() { public void run() { for (;;) { } } }.start(); return a; } }
