// EXPECT: COMPILE|FIT
// nothing
