package touchline.server.author;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import touchline.code.CasesFile;
import touchline.code.Declaration;
import touchline.server.author.file.FilesOnDisk;
import touchline.server.author.file.FolderFiles;
import touchline.server.lesson.compile.Problem;

/**
 * Reads the folder of an exercise and names every rule that it breaks, with file and line. Nothing
 * outside of the folder is read, and never more of it than a bounded part.
 */
final class FolderReader {
  static final String REFERENCE = "reference.java";
  static final String CASES = "cases.txt";
  static final String MISTAKES = "mistakes";

  private static final List<String> PARTS =
      List.of(HeadReader.FILE, REFERENCE, CASES, MISTAKES, QuestionReader.FILE);
  static final int MOST_MISTAKES = 40;
  private static final int MOST_CASES = 200;
  private static final int MOST_OF_A_LINE = 1_000;
  private static final int MOST_SAID = 400;
  private static final String NAME = "[^“”\"+]{1,80}";
  private static final Pattern LARGE =
      Pattern.compile("(?<![0-9.])0*(?!1000000(?:\\.0+)?(?![0-9.]))[1-9][0-9]{6}");

  private final FolderFiles folder;
  private final List<Problem> problems = new ArrayList<>();

  private FolderReader(FolderFiles folder) {
    this.folder = folder;
  }

  static Reading read(Path folder) {
    return read(new FilesOnDisk(folder));
  }

  static Reading read(FolderFiles folder) {
    FolderReader reader = new FolderReader(folder);
    Optional<ExerciseFolder> read = reader.read();
    return new Reading(reader.problems.isEmpty() ? read : Optional.empty(), reader.problems);
  }

  private Optional<ExerciseFolder> read() {
    if (!folder.isThere()) {
      problems.add(new Problem(folder.toString(), 1, "must be a folder"));
      return Optional.empty();
    }
    for (String name : names("", PARTS.size())) {
      if (!PARTS.contains(name)) {
        problems.add(new Problem(name, 1, "must be one of " + String.join(", ", PARTS)));
      }
    }
    Optional<String> page = file(HeadReader.FILE);
    Optional<String> reference = file(REFERENCE);
    Optional<String> cases = file(CASES);
    List<WrongProgram> mistakes = mistakes();
    List<String> lines = page.map(text -> List.of(text.split("\n", -1))).orElse(List.of());
    Optional<Head> head = head(lines);
    if (head.isEmpty() || cases.isEmpty() || reference.isEmpty()) {
      return Optional.empty();
    }
    List<double[]> inputs = cases(head.get().method(), cases.get());
    Optional<Question> question = question(head.get().method());
    int first = end(lines) + 1;
    while (first < lines.size() && lines.get(first).isBlank()) {
      first++;
    }
    String text = String.join("\n", lines.subList(first, lines.size())).strip();
    return Optional.of(
        new ExerciseFolder(
            head.get(),
            text,
            first + 1,
            reference.get(),
            mistakes,
            inputs,
            lines(cases.get()),
            CaseSections.of(cases.get()),
            question));
  }

  /** A folder may have one. */
  private Optional<Question> question(Declaration method) {
    return folder.hasFile(QuestionReader.FILE)
        ? file(QuestionReader.FILE).flatMap(text -> new QuestionReader(problems).read(method, text))
        : Optional.empty();
  }

  private Optional<String> file(String name) {
    return folder.text(name, problems);
  }

  /** In order; one more than allowed is a broken rule, and the rest is not looked at. */
  private List<String> names(String below, int most) {
    String place = below.isEmpty() ? "." : below;
    try {
      List<String> names = folder.names(below, most + 1);
      if (names.size() > most) {
        problems.add(new Problem(place, 1, "there must be at most " + most + " files"));
      }
      return names.subList(0, Math.min(most, names.size()));
    } catch (IOException unreadable) {
      problems.add(new Problem(place, 1, "must be a readable folder"));
      return List.of();
    }
  }

  private Optional<Head> head(List<String> lines) {
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    int end = end(lines);
    if (!lines.get(0).equals("---") || end < 0) {
      String rule = "must begin with a head between two lines ---";
      problems.add(new Problem(HeadReader.FILE, 1, rule));
      return Optional.empty();
    }
    Optional<Head> head = new HeadReader(problems).read(lines.subList(1, end));
    head.ifPresent(
        read ->
            TextRules.check(
                read.method(), lines.subList(end + 1, lines.size()), end + 2, problems));
    return head;
  }

  /** The index of the line that ends the head; -1 without one. */
  private static int end(List<String> lines) {
    int behind = lines.subList(1, lines.size()).indexOf("---");
    return behind < 0 ? -1 : behind + 1;
  }

  private List<double[]> cases(Declaration method, String text) {
    String[] lines = text.split("\n", -1);
    boolean areShort = true;
    for (int i = 0; i < lines.length; i++) {
      areShort &= isShort(lines[i], i + 1);
    }
    if (!areShort) {
      return List.of();
    }
    CasesFile cases = CasesFile.of(method, Spacing.ofCases(text));
    cases.faults().forEach(fault -> problems.add(new Problem(CASES, fault.line(), fault.rule())));
    if (cases.inputs().size() > MOST_CASES) {
      problems.add(new Problem(CASES, 1, "there must be at most " + MOST_CASES + " cases"));
    }
    return cases.inputs();
  }

  private boolean isShort(String line, int number) {
    if (line.length() > MOST_OF_A_LINE) {
      String rule = "a line must have at most " + MOST_OF_A_LINE + " characters";
      problems.add(new Problem(CASES, number, rule));
      return false;
    }
    if (LARGE.matcher(line).find()) {
      String rule = "numbers must be from -1000000 to 1000000: " + line;
      problems.add(new Problem(CASES, number, rule));
      return false;
    }
    return true;
  }

  /** Those that hold a case, where every rule is kept. */
  private static List<Integer> lines(String text) {
    String[] lines = text.split("\n", -1);
    return IntStream.range(0, lines.length)
        .filter(i -> !lines[i].isBlank() && !lines[i].strip().startsWith("#"))
        .map(i -> i + 1)
        .boxed()
        .toList();
  }

  private List<WrongProgram> mistakes() {
    List<WrongProgram> mistakes = new ArrayList<>();
    if (!folder.hasFolder(MISTAKES)) {
      problems.add(new Problem(MISTAKES, 1, "must be a folder with a wrong program or more"));
      return mistakes;
    }
    List<String> names = names(MISTAKES, MOST_MISTAKES);
    if (names.isEmpty()) {
      problems.add(new Problem(MISTAKES, 1, "must be a folder with a wrong program or more"));
    }
    for (String name : names) {
      String file = MISTAKES + "/" + name;
      if (!name.matches("[a-z0-9][a-z0-9-]{0,59}\\.java")) {
        String rule = "must be named with small letters, digits and hyphens, and end in .java";
        problems.add(new Problem(file, 1, rule));
      } else {
        folder
            .text(file, problems)
            .flatMap(source -> mistake(file, source))
            .ifPresent(mistakes::add);
      }
    }
    return mistakes;
  }

  /** The first comment gives the name, the comments behind it what is said. */
  private Optional<WrongProgram> mistake(String file, String source) {
    List<String> comment =
        source.lines().takeWhile(line -> line.startsWith("// ")).map(this::said).toList();
    if (comment.isEmpty() || comment.get(0).isEmpty()) {
      problems.add(new Problem(file, 1, "must begin with a line // and the name of the mistake"));
      return Optional.empty();
    }
    if (comment.size() == 1) {
      problems.add(new Problem(file, 2, "must go on with a line // that says what is wrong"));
      return Optional.empty();
    }
    if (!comment.get(0).matches(NAME)) {
      String rule = "a name must have at most 80 characters, none of them a quotation mark or a +";
      problems.add(new Problem(file, 1, rule));
      return Optional.empty();
    }
    String said = String.join(" ", comment.subList(1, comment.size()));
    if (said.length() > MOST_SAID) {
      String rule = "what is wrong must be said in at most " + MOST_SAID + " characters";
      problems.add(new Problem(file, 2, rule));
      return Optional.empty();
    }
    return Optional.of(new WrongProgram(file, comment.get(0), said, source));
  }

  private String said(String line) {
    return line.substring("// ".length()).strip();
  }
}
