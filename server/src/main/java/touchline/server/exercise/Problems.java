package touchline.server.exercise;

/**
 * What is wrong with a form, for the person who sent it; empty where nothing is.
 *
 * @param form about the form as a whole
 * @param x about the first number
 * @param y about the second number
 */
record Problems(String form, String x, String y) {
  static final Problems NONE = new Problems("", "", "");
}
