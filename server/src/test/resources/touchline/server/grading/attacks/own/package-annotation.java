// EXPECT: COMPILE
@Deprecated package solution;
