// EXPECT: COMPILE
// The compiler's list of packages is kept by name.
//@@EXPAND:L:60000:x
import q/*L*/.*;
class Solution { }
