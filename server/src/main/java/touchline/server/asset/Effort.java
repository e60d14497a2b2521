package touchline.server.asset;

/** How much work it is worth to make bytes shorter: the more often they are sent, the more. */
public enum Effort {
  /** By the build, for every start to come. */
  ONCE(11, 9),
  /** By a site that keeps them; Brotli takes no longer at this quality than gzip. */
  KEPT(6, 9),
  /** For one answer. */
  FLEETING(3, 1);

  private final int brotliQuality;
  private final int deflateLevel;

  Effort(int brotliQuality, int deflateLevel) {
    this.brotliQuality = brotliQuality;
    this.deflateLevel = deflateLevel;
  }

  /** From 0 to 11, the slowest. */
  int brotliQuality() {
    return brotliQuality;
  }

  /** From 1 to 9, the slowest. */
  int deflateLevel() {
    return deflateLevel;
  }
}
