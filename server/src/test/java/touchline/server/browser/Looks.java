package touchline.server.browser;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import touchline.server.Sweep;

/**
 * Light and dark, wide and narrow. By itself a test has one of the looks, other tests have another;
 * with {@code -Dsweep=all} each has all that go together.
 */
public final class Looks {
  private static final List<Arguments> ALL =
      List.of(
          Arguments.of(ColorScheme.LIGHT, 1280),
          Arguments.of(ColorScheme.DARK, 360),
          Arguments.of(ColorScheme.LIGHT, 360),
          Arguments.of(ColorScheme.DARK, 1280));

  private Looks() {}

  public static Stream<Arguments> lightAndWide() {
    return from(0);
  }

  public static Stream<Arguments> darkAndNarrow() {
    return from(1);
  }

  private static Stream<Arguments> from(int number) {
    return Sweep.isWhole("sweep") ? ALL.stream() : Stream.of(ALL.get(number));
  }
}
