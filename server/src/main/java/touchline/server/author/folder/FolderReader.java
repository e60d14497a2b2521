package touchline.server.author.folder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
public final class FolderReader {
  public static final String REFERENCE = "reference.java";
  public static final String CASES = "cases.txt";
  public static final String MISTAKES = "mistakes";

  private static final List<String> PARTS =
      List.of(
          HeadReader.FILE,
          REFERENCE,
          CASES,
          MISTAKES,
          QuestionReader.FILE,
          TestsReader.FILE,
          WantedReader.FILE,
          PictureReader.FILE);
  public static final int MOST_MISTAKES = 40;
  private static final int MOST_CASES = 200;
  private static final int MOST_OF_A_LINE = 1_000;
  private static final String NO_MISTAKE = "must be a folder with a wrong program or more";
  private static final Pattern LARGE =
      Pattern.compile("(?<![0-9.])0*(?!1000000(?:\\.0+)?(?![0-9.]))[1-9][0-9]{6}");

  private final FolderFiles folder;
  private final List<Problem> problems = new ArrayList<>();

  private FolderReader(FolderFiles folder) {
    this.folder = folder;
  }

  public static Reading read(Path folder) {
    return read(new FilesOnDisk(folder));
  }

  public static Reading read(FolderFiles folder) {
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
    Extras extras = extras(head.get().method());
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
            extras));
  }

  private Extras extras(Declaration method) {
    return new Extras(
        extra(QuestionReader.FILE, text -> new QuestionReader(problems).read(method, text)),
        extra(TestsReader.FILE, text -> new TestsReader(problems).read(method, text)),
        extra(WantedReader.FILE, text -> new WantedReader(problems).read(text)),
        extra(PictureReader.FILE, text -> new PictureReader(problems).read(method, text)));
  }

  /** A folder may have one. */
  private <T> Optional<T> extra(String name, Function<String, Optional<T>> reader) {
    return folder.hasFile(name) ? file(name).flatMap(reader) : Optional.empty();
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
    if (!folder.hasFolder(MISTAKES)) {
      problems.add(new Problem(MISTAKES, 1, NO_MISTAKE));
      return List.of();
    }
    List<String> names = names(MISTAKES, MOST_MISTAKES);
    if (names.isEmpty()) {
      problems.add(new Problem(MISTAKES, 1, NO_MISTAKE));
    }
    MistakeReader reader = new MistakeReader(folder, problems);
    return names.stream().flatMap(name -> reader.read(name).stream()).toList();
  }
}
