// EXPECT: COMPILE|WRONG
import java.util.function.*;
class Solution { static <T> T f(Function<T, T> g) { return null; } static <T> T f(Supplier<T> g) { return null; } static <T> T f(UnaryOperator<T> g) { return null; }
 static touchline.geometry.Vec2 closestPoint(touchline.geometry.Vec2 a, touchline.geometry.Vec2 b, touchline.geometry.Vec2 p) { Object o = f(x -> f(y -> f(z -> f(u -> f(v -> f(w -> f(q -> f(r -> f(s -> f(t -> t)))))))))); return a; } }
