// EXPECT: COMPILE
class Solution { String s = "abc; }
