package touchline.server.author.change;

/**
 * A source that differs from a right one in one place.
 *
 * @param line of the place, from 1
 */
public record SourceChange(int line, String from, String to, String source) {
  /** The line as it is then: one text can be changed in two places of it. */
  public String changed() {
    return source.lines().skip(line - 1L).findFirst().orElse("").strip();
  }
}
