// EXPECT: COMPILE
open module solution { provides java.nio.file.spi.FileSystemProvider with Solution; }
class Solution { }
