package touchline.server.similar.tile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What everybody was given and nobody can have copied from another: the starters, and the methods
 * that lessons print. Also numbers the kinds of tokens, so that programs are compared as numbers.
 */
public final class Given {
  /** Tokens; shorter than what counts between students, so that its remains count for nobody. */
  private static final int LEAST = 10;

  private final Map<String, Integer> kinds = new HashMap<>();
  private final List<int[]> texts;

  public Given(List<String> sources) {
    this.texts = sources.stream().map(source -> numbers(Tokens.of(source))).toList();
  }

  /** A program with what was given taken out. */
  public Program program(String source) {
    List<Token> tokens = Tokens.of(source);
    int[] whole = numbers(tokens);
    int[] own = whole.clone();
    for (int[] text : texts) {
      for (Tile tile : Tiling.of(whole, text, LEAST)) {
        for (int i = 0; i < tile.length(); i++) {
          own[tile.one() + i] = Program.GIVEN;
        }
      }
    }
    return new Program(tokens, own);
  }

  private int[] numbers(List<Token> tokens) {
    return tokens.stream()
        .mapToInt(token -> kinds.computeIfAbsent(token.kind(), kind -> kinds.size()))
        .toArray();
  }
}
