package touchline.trace;

/**
 * The call of a method that a step belongs to.
 *
 * @param type the simple name of the method's class
 * @param first the number of the method's first line, by which its listing is found: overloads
 *     share a name but no line
 * @param depth 0 for the method that was run, 1 for one that it called, and so on
 */
public record Call(String type, int first, int depth) {
  static final Call NONE = new Call("", 0, 0);
}
