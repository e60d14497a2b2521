package touchline.server.later;

/** What libraries would otherwise find out at each start, the long way round. */
public final class Known {
  private Known() {}

  /** Tells them, before any of them is loaded. */
  public static void tell() {
    // Java up to 22 has a second set of data about languages, whose names the web server would
    // read.
    System.setProperty("java.locale.providers", "CLDR");
    // The web server would ask the management of the virtual machine, which loads 200 classes, how
    // large a reference is. A line of the processor's cache has 64 bytes, and a reference has 4 of
    // them in every heap below 32 GB.
    setUnlessGiven("org.eclipse.jetty.util.referencesPerCacheLine", "16");
  }

  private static void setUnlessGiven(String property, String value) {
    if (System.getProperty(property) == null) {
      System.setProperty(property, value);
    }
  }
}
