package touchline.server.search;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What somebody searches for.
 *
 * @param words letters and digits alone, so that none can be read as a part of the index's language
 */
record Query(List<String> words) {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
  private static final int MOST_WORDS = 12;
  private static final int LONGEST_WORD = 40;

  Query {
    words = List.copyOf(words);
  }

  /** Empty if nothing that can be searched for was typed. */
  static Optional<Query> of(String typed) {
    List<String> words =
        WORD.matcher(typed)
            .results()
            .map(MatchResult::group)
            .map(word -> word.substring(0, Math.min(word.length(), LONGEST_WORD)))
            .limit(MOST_WORDS)
            .toList();
    return words.isEmpty() ? Optional.empty() : Optional.of(new Query(words));
  }

  /** Passages with all of the words; the last may be the beginning of one. */
  String all() {
    return joined(" ");
  }

  /** Passages with any of them. */
  String any() {
    return joined(" OR ");
  }

  private String joined(String by) {
    String quoted = words.stream().map(word -> "\"" + word + "\"").collect(Collectors.joining(by));
    return quoted + " *";
  }
}
