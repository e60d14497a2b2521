package touchline.code;

/**
 * One call of the method that is asked for.
 *
 * @param input the arguments one after another, laid out by {@link ValueType}
 */
@SuppressWarnings("ArrayRecordComponent") // Travels as it is; never compared as a record.
public record Case(Group group, double[] input) {
  public static Case of(Group group, Object... arguments) {
    return new Case(group, Flat.of(arguments));
  }
}
