// EXPECT: COMPILE|FIT
import java.util.function.*;
class Solution { static <T> T f(Supplier<T> s) { return s.get(); } static <T> T f(Function<T, T> s) { return null; } Object o = f(() -> f(() -> f(() -> f(() -> f(() -> f(() -> f(() -> f(() -> f(() -> f(() -> f(() -> f(() -> f(() -> f(() -> f(() -> f(() -> f(() -> f(() -> 1)))))))))))))))))); }
