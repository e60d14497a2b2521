package touchline.position;

import java.util.BitSet;

/**
 * An input in a family, and what it shows.
 *
 * @param input flat
 * @param caught which of the wrong answers of its family it shows
 */
@SuppressWarnings("ArrayRecordComponent") // Travels as it is; never compared as a record.
public record Position(double[] input, BitSet caught) {}
