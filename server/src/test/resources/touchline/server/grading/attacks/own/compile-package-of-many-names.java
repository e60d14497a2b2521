// EXPECT: COMPILE
// A package inside a package, thirty thousand deep.
//@@EXPAND:L:30000:.x
import q/*L*/.*;
class Solution { }
