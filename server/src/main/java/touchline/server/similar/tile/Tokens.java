package touchline.server.similar.tile;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Java as tokens of which only what it does is left, as JPlag reads it (Prechelt, Malpohl and
 * Philippsen, Finding Plagiarisms among a Set of Programs with JPlag, Journal of Universal Computer
 * Science 8, 2002, section 2.1): comments, blanks, brackets, imports and modifiers are left aside,
 * and all names that somebody chose count as one. What follows a dot is called as it is by
 * everybody and stays, so these tokens are finer than JPlag's; the methods here are short.
 *
 * <p>Text that is no Java becomes tokens, too.
 */
final class Tokens {
  /** Longer than any method that is asked for; what comes after is not compared. */
  static final int MOST = 1_200;

  private static final Pattern PIECE =
      Pattern.compile(
          "//[^\n]*|/\\*(?s:.*?)\\*/|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])*'"
              + "|[\\p{L}_$][\\p{L}\\p{N}_$]*|\\.?[0-9](?:[eE][+-]|[\\p{L}\\p{N}_.])*|\\S");

  private static final Pattern NUMBER =
      Pattern.compile("([0-9]{1,40}(?:\\.[0-9]{0,40})?|\\.[0-9]{1,40})[dDfFlL]?");

  /** What can be put anywhere, or taken away, without a change of what is done. */
  private static final Set<String> ASIDE =
      words("( ) { } [ ] ; , @ abstract final private protected public static strictfp throws");

  /** Types between which somebody chooses freely. */
  private static final Set<String> NUMBERS = words("double float int long short byte var");

  private static final Set<String> KEPT =
      words(
          """
          assert boolean break case catch char class continue default do else enum extends false
          finally for if implements import instanceof interface new null package record return
          sealed super switch this throw true try void while yield
          """);

  private static final Map<String, String> ALIKE = Map.of("while", "loop", "for", "loop");

  private Tokens() {}

  private static Set<String> words(String list) {
    return Stream.of(list.strip().split("\\s+", -1)).collect(Collectors.toUnmodifiableSet());
  }

  static List<Token> of(String source) {
    List<Token> tokens = new ArrayList<>();
    Matcher piece = PIECE.matcher(source);
    String before = "";
    boolean isImport = false;
    while (tokens.size() < MOST && piece.find()) {
      String text = piece.group();
      if (text.startsWith("//") || text.startsWith("/*")) {
        continue;
      }
      isImport = isImport ? !text.equals(";") : text.equals("import");
      if (!isImport && !ASIDE.contains(text)) {
        tokens.add(new Token(kind(text, before), piece.start(), piece.end()));
      }
      before = text;
    }
    return List.copyOf(tokens);
  }

  private static String kind(String text, String before) {
    if (NUMBERS.contains(text)) {
      return "number";
    }
    if (KEPT.contains(text)) {
      return ALIKE.getOrDefault(text, text);
    }
    boolean isOwn = Character.isLowerCase(text.codePointAt(0)) || text.startsWith("_");
    return isOwn && !before.equals(".") ? "name" : value(text);
  }

  /** Numbers by what they are worth: 0, 0.0 and 0d are one. */
  private static String value(String text) {
    Matcher number = NUMBER.matcher(text);
    return number.matches()
        ? new BigDecimal(number.group(1)).stripTrailingZeros().toPlainString()
        : text;
  }
}
