// EXPECT: COMPILE
module solution { requires java.base; }
