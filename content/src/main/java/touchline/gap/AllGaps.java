package touchline.gap;

import java.util.List;
import touchline.listing.Listing;

/** What the lessons leave out of their listings. */
public final class AllGaps {
  private AllGaps() {}

  /** One for each exercise, in the order of lessons' and exercises' folders. */
  public static List<Gaps> all() {
    return GapTable.all().stream().map(text -> Gaps.read(text, Listing::of)).toList();
  }
}
