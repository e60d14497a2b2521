package touchline.server.draft;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.server.author.Workshop;

/**
 * An exercise as its author has it in the fields of a page.
 *
 * @param method the head of the method, such as {@code double far(Vec2 a)}
 * @param ranges of drawn values; empty for the usual ones
 * @param text in Markdown
 * @param reference source of a right method
 * @param cases a line each
 * @param question that asks for what the method gives
 * @param tests that asks for cases which expose the mistakes
 * @param wanted that says which cases make sense
 * @param picture of what is drawn between the things of a case
 */
public record Written(
    String title,
    String method,
    String ranges,
    String text,
    String reference,
    List<WrittenMistake> mistakes,
    String cases,
    WrittenQuestion question,
    WrittenTests tests,
    WrittenWanted wanted,
    WrittenPicture picture) {
  static final String PAGE = "exercise.md";
  static final String REFERENCE = "reference.java";
  static final String CASES = "cases.txt";
  static final String QUESTION = "question.md";
  static final String TESTS = "tests.md";
  static final String WANTED = "wanted.java";
  static final String PICTURE = "case.figure";
  static final String MISTAKES = "mistakes/";

  private static final String MARK = "---";
  private static final Pattern HEAD =
      Pattern.compile("\\A---\\n((?:(?:title|method|ranges):[^\\n]*\\n)*)---(?:\\n|\\z)");

  public Written {
    mistakes = List.copyOf(mistakes);
  }

  /** As they stand in a folder, by name; the mistakes in their order. */
  Map<String, String> files() {
    Map<String, String> files = new LinkedHashMap<>();
    files.put(PAGE, head() + "\n" + text + "\n");
    files.put(REFERENCE, reference);
    files.put(CASES, cases);
    if (!question.isNone()) {
      files.put(QUESTION, question.file());
    }
    if (!tests.isNone()) {
      files.put(TESTS, tests.file());
    }
    if (!wanted.isNone()) {
      files.put(WANTED, wanted.inJava());
    }
    if (!picture.isNone()) {
      files.put(PICTURE, picture.file());
    }
    mistakes.forEach(each -> files.put(MISTAKES + each.file() + ".java", each.inJava()));
    return files;
  }

  /** What it is called in lists: until it has a title, its method tells it from others. */
  String listed() {
    return title.isEmpty() ? method : title;
  }

  private String head() {
    String drawn = ranges.isEmpty() ? "" : "ranges: " + ranges + "\n";
    return MARK + "\ntitle: " + title + "\nmethod: " + method + "\n" + drawn + MARK + "\n";
  }

  /** On which line of its file the text begins. */
  int textLine() {
    return 2 + (int) head().chars().filter(c -> c == '\n').count();
  }

  /** What stands in the files of a folder; empty if a page has no head that fields can show. */
  static Optional<Written> of(Map<String, String> files) {
    String page = files.getOrDefault(PAGE, "");
    Matcher head = HEAD.matcher(page);
    Optional<WrittenQuestion> question =
        Optional.ofNullable(files.get(QUESTION))
            .map(WrittenQuestion::of)
            .orElse(Optional.of(WrittenQuestion.NONE));
    Optional<WrittenTests> tests =
        Optional.ofNullable(files.get(TESTS))
            .map(WrittenTests::of)
            .orElse(Optional.of(WrittenTests.NONE));
    if (!head.find() || question.isEmpty() || tests.isEmpty()) {
      return Optional.empty();
    }
    List<WrittenMistake> mistakes =
        files.keySet().stream()
            .filter(name -> name.startsWith(MISTAKES))
            .map(name -> WrittenMistake.of(name, files.getOrDefault(name, "")))
            .toList();
    return Optional.of(
        new Written(
            value(head.group(1), "title"),
            value(head.group(1), "method"),
            value(head.group(1), "ranges"),
            page.substring(head.end()).strip(),
            files.getOrDefault(REFERENCE, ""),
            mistakes,
            files.getOrDefault(CASES, ""),
            question.get(),
            tests.get(),
            Optional.ofNullable(files.get(WANTED))
                .map(WrittenWanted::of)
                .orElse(WrittenWanted.NONE),
            Optional.ofNullable(files.get(PICTURE))
                .map(WrittenPicture::of)
                .orElse(WrittenPicture.NONE)));
  }

  static String value(String head, String key) {
    return head.lines()
        .filter(line -> line.startsWith(key + ":"))
        .findFirst()
        .map(line -> line.substring(key.length() + 1).strip())
        .orElse("");
  }

  /** Whether it is more than a zip of it may hold. */
  boolean isTooLong() {
    List<Integer> sizes =
        files().values().stream().map(file -> file.getBytes(UTF_8).length).toList();
    return sizes.stream().anyMatch(size -> size > Workshop.MOST_BYTES)
        || sizes.stream().mapToInt(size -> size).sum() > FolderZip.MOST;
  }

  Written with(List<WrittenMistake> others) {
    return new Written(
        title, method, ranges, text, reference, others, cases, question, tests, wanted, picture);
  }

  /**
   * The same with more cases, below a comment of their own.
   *
   * @param lines a case each, with {@link #BETWEEN} between them
   */
  Written withCases(String lines) {
    String before = cases.stripTrailing();
    String comment = before.lines().noneMatch(MORE::equals) ? "\n" + MORE : "";
    String more = before + comment + "\n" + lines.replace(BETWEEN, "\n") + "\n";
    return new Written(
        title, method, ranges, text, reference, mistakes, more, question, tests, wanted, picture);
  }

  private static final String MORE = "# More cases";

  /** No case has this sign. */
  static final String BETWEEN = ";";
}
