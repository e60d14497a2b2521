package touchline.listing;

import java.util.List;

/** The listings of the table, read once. */
final class Listings {
  private static final List<Listing> ALL = ListingTable.all().stream().map(Listing::read).toList();

  private Listings() {}

  static Listing named(String name) {
    for (Listing listing : ALL) {
      if (listing.name().equals(name)) {
        return listing;
      }
    }
    throw new IllegalStateException("a topic must ask for the listing by its name: " + name);
  }
}
