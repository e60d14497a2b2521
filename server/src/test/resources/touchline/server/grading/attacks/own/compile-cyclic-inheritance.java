// EXPECT: COMPILE
class A extends B { }
class B extends A { }
class Solution { }
