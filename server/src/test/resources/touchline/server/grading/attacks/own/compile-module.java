// EXPECT: COMPILE
module x { requires java.base; }
