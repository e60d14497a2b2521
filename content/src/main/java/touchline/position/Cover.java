package touchline.position;

import java.util.BitSet;
import java.util.List;

/**
 * What shows in a family at all.
 *
 * @param shown the wrong answers that show in it
 * @param positions that show them all
 */
public record Cover(BitSet shown, List<Position> positions) {
  public Cover {
    positions = List.copyOf(positions);
  }
}
