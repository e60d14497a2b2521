// EXPECT: COMPILE
class Solution { }/*CLASSES*/
//@@EXPAND:CLASSES:300:%bclass C%d { }
