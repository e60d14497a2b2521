// EXPECT: REFUSED|COMPILE
package java.util;
class Solution { }
