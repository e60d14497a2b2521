// EXPECT: COMPILE|WRONG
class Solution { static <T extends Comparable<? super T>, U extends Comparable<? super U>> void f(T t, U u) { } interface N<T> { } interface C<X> extends N<N<? super C<C<X>>>> { }
 static touchline.geometry.Vec2 closestPoint(touchline.geometry.Vec2 a, touchline.geometry.Vec2 b, touchline.geometry.Vec2 p) { C<Integer> c = null; N<? super C<Integer>> n = c; return a; } }
