package touchline.server.demo;

/** How somebody stands in an exercise; the numbers are those of the table {@code standing}. */
record DemoStanding(
    long assignment,
    long account,
    String exercise,
    double mark,
    double rawMark,
    int attempts,
    long seconds) {}
