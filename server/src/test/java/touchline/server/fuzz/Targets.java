package touchline.server.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.answer.DecimalMark;
import touchline.answer.Field;
import touchline.answer.Reading;
import touchline.answer.TypedAnswer;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.figure.FigureLint;
import touchline.figure.FigureProblem;
import touchline.server.csv.CsvLines;
import touchline.server.csv.CsvTable;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Complaint;
import touchline.server.grading.job.Frame;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.job.JobResultWire;
import touchline.server.grading.job.JobWire;
import touchline.server.grading.job.Limit;
import touchline.server.lesson.compile.Markdown;

/** Everything that campaigns are for. */
final class Targets {
  private static final Pattern FIGURE = Pattern.compile("(?s)```figure[^\n]*\n(.*?)```");

  private static final List<Field> FIELDS =
      List.of(
          Field.number("n", "m"),
          Field.point("p"),
          Field.yesNo("y"),
          Field.choice("c", List.of("left", "right")));

  private Targets() {}

  static List<Target> all() throws IOException {
    List<Target> all = new ArrayList<>(List.of(markdown(), figures(), answers(), csv(), worker()));
    all.addAll(CourseTargets.all());
    return all;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(UTF_8);
  }

  /** From the root of the project, or from the room of the server as tests are. */
  private static Path root() {
    return Files.isDirectory(Path.of("content")) ? Path.of("") : Path.of("..");
  }

  private static List<String> files(String folder, String name) throws IOException {
    List<String> texts = new ArrayList<>();
    try (Stream<Path> all = Files.walk(root().resolve(folder))) {
      for (Path file : all.filter(one -> one.endsWith(name)).sorted().toList()) {
        texts.add(Files.readString(file));
      }
    }
    return texts;
  }

  /** The text of an exercise that an instructor writes. */
  private static Target markdown() throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    for (String text : files("server/src/test/exercises", "exercise.md")) {
      seeds.add(bytes(text.replaceFirst("(?s)---.*?---", "")));
    }
    seeds.add(bytes("Two rows:\n\n| x | y |\n|---|---|\n| 1 | `a` |\n\n1. *one*\n2. **two**\n"));
    seeds.add(bytes("A [link](https://example.org/a) and\n\n> a quote\n\n```java\nint a;\n```\n"));
    seeds.add(bytes("Where $x_1 = \\frac{a}{b}$ and\n\n$$\n\\sqrt{\\left(x^2\\right)}\n$$\n"));
    return new Target(
        "markdown",
        40,
        seeds,
        input -> {
          String html = Markdown.html("text.md", new String(input, UTF_8), new ArrayList<>());
          if (html.contains("<script")) {
            throw new IllegalStateException("a script must not come through: " + html);
          }
        });
  }

  private static Target figures() throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    for (String lesson : files("content/lessons", "lesson.md")) {
      FIGURE.matcher(lesson).results().forEach(found -> seeds.add(bytes(found.group(1))));
    }
    return new Target(
        "figures",
        150,
        seeds,
        input -> {
          try {
            FigureLint.check(new String(input, UTF_8));
          } catch (FigureProblem said) {
            // In its own words.
          }
        });
  }

  private static Target answers() {
    List<byte[]> seeds = new ArrayList<>();
    for (String typed :
        List.of(
            "2.5",
            "1/3",
            "√2",
            "(3, 4)",
            "3 4",
            "(1,5; -2)",
            "yes",
            "no",
            "left",
            "2*√3/2 m",
            "-1.5e3",
            "½",
            "1 000",
            "(√2/2, -√2/2)")) {
      seeds.add(bytes(typed));
    }
    return new Target("answers", 3_000, seeds, input -> read(new String(input, UTF_8)));
  }

  private static void read(String typed) {
    for (Field field : FIELDS) {
      for (DecimalMark mark : DecimalMark.values()) {
        if (TypedAnswer.read(field, typed, mark) instanceof Reading.NotUnderstood not
            && not.message().isBlank()) {
          throw new IllegalStateException("what is not understood must be said");
        }
      }
    }
  }

  private static Target csv() {
    List<byte[]> seeds =
        List.of(
            bytes("login,name,section\r\nbo,\"Bo, the first\",A\r\ncy,Cy,B\r\n"),
            bytes("\ufefflogin;name\nbo;\"a \"\"b\"\"\"\n\ncy;=1+1\n"),
            bytes("Student\tID\tMark\nSmith, Ann\t1\t2.5\n"));
    return new Target(
        "csv",
        3_000,
        seeds,
        input ->
            CsvLines.read(
                input,
                (number, fields) -> {
                  fields.forEach(Targets::requireHarmless);
                  return true;
                }));
  }

  private static void requireHarmless(String cell) {
    String written = CsvTable.harmless(cell);
    boolean isFormula = written.strip().matches("(?s)\\p{Cntrl}*[=+@\uFF1D\uFF0B\uFF0D\uFF20].*");
    if (isFormula) {
      throw new IllegalStateException("a cell must be no formula: " + written);
    }
  }

  /** What comes from a worker in which somebody's program may have taken over. */
  private static Target worker() throws IOException {
    Complaint complaint = new Complaint(3, 7, "';' expected", "Write it.");
    List<JobResult> results =
        List.of(
            new JobResult.DoesNotCompile(List.of(complaint)),
            new JobResult.DoesNotFit(complaint),
            new JobResult.Changed(
                1,
                new CaseRun.Gave(new double[] {1, 2}, "x"),
                new CaseRun.Stopped(Limit.values()[0], 4, "")),
            new JobResult.Finished(
                List.of(
                    new CaseRun.GaveNull("null"),
                    new CaseRun.Threw("ArithmeticException", 5, "/ by zero", ""),
                    new CaseRun.NotRun()),
                Optional.empty()),
            new JobResult.Built("()V", Map.of("Solution", new byte[] {1, 2, 3})),
            new JobResult.Failed("no reason"));
    List<byte[]> seeds = new ArrayList<>();
    for (JobResult result : results) {
      seeds.add(JobResultWire.write(result));
    }
    Signature signature = new Signature("twice", List.of(ValueType.NUMBER), ValueType.NUMBER);
    Job job = Job.of("class Solution {}", signature, List.of(new double[] {1}), "fuzz");
    seeds.add(JobWire.write(job));
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    new Frame(Frame.Kind.RAN, seeds.get(0)).write(new DataOutputStream(frame));
    seeds.add(frame.toByteArray());
    return new Target("worker", 10_000, seeds, Targets::message);
  }

  private static void message(byte[] input) {
    refusing(() -> JobResultWire.read(input));
    refusing(() -> JobWire.read(input));
    refusing(() -> Frame.read(new DataInputStream(new ByteArrayInputStream(input))));
  }

  private interface Wire {
    Object read() throws IOException;
  }

  /** The two with which the pool gives a worker up. */
  private static void refusing(Wire wire) {
    try {
      wire.read();
    } catch (IOException | IllegalArgumentException refused) {
      // The worker is ended.
    }
  }
}
