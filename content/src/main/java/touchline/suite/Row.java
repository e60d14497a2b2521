package touchline.suite;

/**
 * A case as a learner writes it.
 *
 * @param number from 1, as it is called
 * @param input the arguments one after another, laid out by {@link touchline.code.ValueType}
 * @param expected the answer that the learner expects, laid out in the same way
 */
@SuppressWarnings("ArrayRecordComponent") // Travels as it is; never compared as a record.
public record Row(int number, double[] input, double[] expected) {}
