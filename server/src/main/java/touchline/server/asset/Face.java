package touchline.server.asset;

import java.util.List;
import java.util.stream.Collectors;

/**
 * One cut of a typeface and the cut of the system that stands in for it until it is there,
 * stretched to its measures, so that nothing on the page moves when it comes.
 *
 * @param family name by which style sheets call it; its stand-in is called {@code "… stand-in"}
 * @param name begins the name of its file on the shelf
 * @param path where the file lies among what was packed
 * @param slant {@code normal} or {@code italic}, as in CSS
 * @param weight from 100 to 900, as in CSS
 * @param standIn measures of the stand-in
 */
record Face(String family, String name, String path, String slant, int weight, StandIn standIn) {
  /**
   * Measures in per cent of the size of letters.
   *
   * @param locals names of faces of one width, of which some system has each
   * @param size mean width of letters in English beside that of the stand-in's own
   * @param ascent height above the base line, before stretching
   * @param descent depth below the base line, before stretching
   */
  record StandIn(List<String> locals, double size, double ascent, double descent) {
    StandIn {
      locals = List.copyOf(locals);
    }
  }

  /** The rule that declares its stand-in. */
  String standInRule() {
    return """
        @font-face {
          font-family: "%s stand-in";
          font-style: %s;
          font-weight: %d;
          src: %s;
          size-adjust: %s%%;
          ascent-override: %s%%;
          descent-override: %s%%;
          line-gap-override: 0%%;
        }
        """
        .formatted(
            family,
            slant,
            weight,
            standIn.locals().stream()
                .map(local -> "local(\"" + local + "\")")
                .collect(Collectors.joining(", ")),
            standIn.size(),
            standIn.ascent(),
            standIn.descent());
  }

  /** The rule that declares it, with its file at an address. */
  String rule(String address) {
    return """
        @font-face {
          font-family: "%s";
          font-style: %s;
          font-weight: %d;
          font-display: swap;
          src: url(%s) format("woff2");
        }
        """
        .formatted(family, slant, weight, address);
  }
}
