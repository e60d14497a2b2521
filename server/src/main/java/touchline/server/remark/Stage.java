package touchline.server.remark;

import java.util.Locale;

/** How far marking again has come. */
enum Stage {
  /** The dry run goes on. */
  MARKING,
  /** The dry run is there to be looked at. */
  SHOWN,
  /** Somebody decided, and the marks are being put into effect. */
  APPLYING,
  DONE,
  CANCELLED;

  /** As the store writes it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Stage of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }

  boolean isRunning() {
    return this == MARKING || this == APPLYING;
  }
}
