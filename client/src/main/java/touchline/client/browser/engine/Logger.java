package touchline.client.browser.engine;

import org.jspecify.annotations.Nullable;

/** A log that nobody reads. */
interface Logger {
  default boolean isDebugEnabled() {
    return false;
  }

  default boolean isInfoEnabled() {
    return false;
  }

  default void debug(String text, @Nullable Object first, @Nullable Object second) {}

  default void info(String text, @Nullable Object first, @Nullable Object second) {}

  default void error(String text, @Nullable Object first, @Nullable Object second) {}
}
