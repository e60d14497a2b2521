// EXPECT: COMPILE
// The compiler swallows that its stack ended when there was an error before.
//@@EXPAND:L:9000:+y
class Solution { int z = ""; int f(int y) { return y/*L*/; } }
