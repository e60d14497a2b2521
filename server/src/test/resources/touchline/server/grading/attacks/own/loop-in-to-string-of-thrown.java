// EXPECT: THREW
import touchline.geometry.*;
class Solution { static class E extends RuntimeException { public String toString() { for (;;) { } } public String getLocalizedMessage() { for (;;) { } } } static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { throw new E(); } }
