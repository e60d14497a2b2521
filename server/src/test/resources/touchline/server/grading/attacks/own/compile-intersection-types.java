// EXPECT: COMPILE|FIT
interface A<T> { }
class C<P> implements A<A<? super C<C<P>>>> { A<? super C<Byte>> f(C<Byte> c) { return c; } }
class Solution { }
