package touchline.server.lesson.compile;

/** Mathematics in TeX, set in the line or on a line of its own. */
record Formula(String tex, boolean display) {}
