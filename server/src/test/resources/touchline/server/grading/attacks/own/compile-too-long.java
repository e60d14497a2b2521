// EXPECT: COMPILE
class Solution { }
/*LINES*/
//@@EXPAND:LINES:13000:// x%b
