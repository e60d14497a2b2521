package touchline.server.exercise;

import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import touchline.answer.DecimalMark;

/** What a browser's languages say about how its user writes numbers. */
final class Locales {
  private Locales() {}

  /** The decimal mark of the first language; a point if the header is missing or broken. */
  static DecimalMark decimal(@Nullable String acceptLanguage) {
    try {
      List<Locale.LanguageRange> ranges =
          Locale.LanguageRange.parse(acceptLanguage == null ? "en" : acceptLanguage);
      Locale first = Locale.forLanguageTag(ranges.get(0).getRange());
      return DecimalFormatSymbols.getInstance(first).getDecimalSeparator() == ','
          ? DecimalMark.COMMA
          : DecimalMark.POINT;
    } catch (IllegalArgumentException broken) {
      return DecimalMark.POINT;
    }
  }
}
