package touchline.server.browser;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import touchline.server.Sweep;

/**
 * Light and dark, wide and narrow: each of them once by itself, and all that go together with
 * {@code -Dsweep=all}.
 */
final class Looks {
  private static final List<Arguments> USUAL =
      List.of(Arguments.of(ColorScheme.LIGHT, 1280), Arguments.of(ColorScheme.DARK, 360));
  private static final List<Arguments> OTHERS =
      List.of(Arguments.of(ColorScheme.LIGHT, 360), Arguments.of(ColorScheme.DARK, 1280));

  private Looks() {}

  static Stream<Arguments> drawn() {
    return Stream.concat(USUAL.stream(), Sweep.isWhole("sweep") ? OTHERS.stream() : Stream.empty());
  }
}
