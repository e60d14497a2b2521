// EXPECT: COMPILE
class Solution { String s = "\u00"; }
