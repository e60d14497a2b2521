package touchline.code;

/**
 * One call of the method that is asked for.
 *
 * @param input the arguments one after another, laid out by {@link ValueType}
 * @param moment of a simulated run to which the call belongs, such as “after 2.50 seconds of a
 *     simulated run”; empty where there is none
 */
@SuppressWarnings("ArrayRecordComponent") // Travels as it is; never compared as a record.
public record Case(Group group, double[] input, String moment) {
  Case(Group group, double[] input) {
    this(group, input, "");
  }

  public static Case of(Group group, Object... arguments) {
    return new Case(group, Flat.of(arguments));
  }

  /** The same call, which a simulation makes at this moment. */
  public Case at(String when) {
    return new Case(group, input, when);
  }
}
