package touchline.server.demo;

/** How somebody stands in an exercise after one attempt in time. */
record DemoStanding(long assignment, long account, String exercise, double mark, long seconds) {}
