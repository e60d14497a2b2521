package touchline.server.lti.cartridge;

import org.jspecify.annotations.Nullable;

/** Which Common Cartridge a file is; platforms differ in what they read. */
enum CartridgeVersion {
  /** Common Cartridge 1.1, the newest that Moodle reads. */
  OF_2011("1.1.0", "imsccv1p1", "imslticc_v1p0", "imsbasiclti_xmlv1p0"),

  /** Common Cartridge 1.3. */
  OF_2013("1.3.0", "imsccv1p3", "imslticc_v1p3", "imsbasiclti_xmlv1p3");

  /** How an address asks for the older one. */
  static final String OLDER = "1.1";

  private final String number;
  private final String space;
  private final String links;
  private final String kind;

  CartridgeVersion(String number, String space, String links, String kind) {
    this.number = number;
    this.space = space;
    this.links = links;
    this.kind = kind;
  }

  /** The one that an address asks for; the newest unless it says so. */
  static CartridgeVersion asked(@Nullable String said) {
    return OLDER.equals(said) ? OF_2011 : OF_2013;
  }

  String number() {
    return number;
  }

  /** Part of the names of its schemas. */
  String space() {
    return space;
  }

  /** The name of its schema of links. */
  String links() {
    return links;
  }

  /** What it calls a resource that is a link by LTI. */
  String kind() {
    return kind;
  }
}
