package touchline.server.author.folder;

import java.util.ArrayList;
import java.util.List;

/** What the comments of {@code cases.txt} say of the cases below them. */
final class CaseSections {
  private static final int MOST_CHARACTERS = 80;

  private CaseSections() {}

  /** For each case the nearest comment above it, to stand in a sentence; empty if there is none. */
  static List<String> of(String cases) {
    List<String> sections = new ArrayList<>();
    String section = "";
    for (String line : cases.split("\n", -1)) {
      String text = line.strip();
      if (text.startsWith("#")) {
        section = phrase(text.substring(1));
      } else if (!text.isEmpty()) {
        sections.add(section);
      }
    }
    return sections;
  }

  private static String phrase(String comment) {
    String first = comment.strip().split("\\.", 2)[0].replaceAll("[“”\"\\p{Cntrl}\\p{Cf}]", "");
    return first.length() > MOST_CHARACTERS ? first.substring(0, MOST_CHARACTERS) + "…" : first;
  }
}
