package touchline.server.lesson.figure;

import java.util.Set;
import java.util.regex.Pattern;

/** As much of a language as is marked in print: comments, strings, numbers and keywords. */
enum Grammar {
  JAVA(
      "/\\*.*?(?:\\*/|\\z)|//[^\n]*",
      "\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])*'",
      "[A-Za-z_$][\\w$]*",
      "abstract boolean break byte case catch char class continue default do double else enum"
          + " extends false final finally float for if implements import instanceof int"
          + " interface long new null package private protected public record return sealed"
          + " short static super switch this throw throws true try var void while"),
  PYTHON(
      "#[^\n]*",
      "\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])*'",
      "[A-Za-z_]\\w*",
      "and as assert break class continue def elif else except False finally for from global if"
          + " import in is lambda None not or pass raise return True try while with yield"),
  CLOJURE(
      ";[^\n]*",
      "\"(?:\\\\.|[^\"\\\\])*\"",
      "[:A-Za-z_*+!?<>=/&%-][\\w*+!?<>=/.&%'-]*",
      "and cond def defn fn for if let loop nil ns or recur when :as :else :refer :require");

  private final Pattern token;

  @SuppressWarnings("ImmutableEnumChecker") // What Set.of gives cannot be changed.
  private final Set<String> keywords;

  Grammar(String comment, String string, String name, String keywords) {
    this.token =
        Pattern.compile(
            "(?<comment>"
                + comment
                + ")|(?<string>"
                + string
                + ")|(?<number>\\b\\d[\\w.]*)|(?<name>"
                + name
                + ")",
            Pattern.DOTALL);
    this.keywords = Set.of(keywords.split(" "));
  }

  /** Finds one token after the other, in a group named by its kind. */
  Pattern token() {
    return token;
  }

  boolean isKeyword(String name) {
    return keywords.contains(name);
  }
}
