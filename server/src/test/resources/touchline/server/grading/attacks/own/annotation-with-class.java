// EXPECT: REFUSED
@interface Mark { Class<?> value() default Runtime.class; }
@Mark(ProcessBuilder.class) class Solution { static touchline.geometry.Vec2 closestPoint(touchline.geometry.Vec2 a, touchline.geometry.Vec2 b, touchline.geometry.Vec2 p) { return a; } }
