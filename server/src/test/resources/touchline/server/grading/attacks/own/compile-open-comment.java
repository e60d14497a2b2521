// EXPECT: COMPILE
class Solution { /* 
