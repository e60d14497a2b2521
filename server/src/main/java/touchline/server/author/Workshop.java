package touchline.server.author;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import touchline.server.author.file.FilesInMemory;
import touchline.server.author.file.PlainFile;
import touchline.server.author.folder.CaseLine;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.FolderReader;
import touchline.server.author.folder.Reading;
import touchline.server.author.kept.Answered;
import touchline.server.author.kept.AskedWire;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lane.Owner;
import touchline.server.lesson.OwnExercise;
import touchline.server.lesson.compile.Problem;

/**
 * An exercise whose files somebody writes on a page, with the same rules as one in a folder.
 *
 * @param texts by name, such as {@code mistakes/edge.java}
 */
public record Workshop(Map<String, String> texts) {
  /** In bytes, of one file. */
  public static final int MOST_BYTES = PlainFile.MOST_BYTES;

  public static final int MOST_MISTAKES = FolderReader.MOST_MISTAKES;

  public Workshop {
    texts = Map.copyOf(texts);
  }

  /**
   * What students see, and which rules are broken.
   *
   * @param html the text; empty if it cannot be read
   * @param method as Java declares it; likewise
   * @param shown the cases that students see, a line each
   */
  public record Page(List<Problem> problems, String html, String method, List<String> shown) {
    public Page {
      problems = problems.stream().sorted().toList();
      shown = List.copyOf(shown);
    }
  }

  /** Reads all files; no program runs. */
  public Page page() {
    Reading reading = FolderReader.read(new FilesInMemory(texts));
    List<Problem> problems = new ArrayList<>(reading.problems());
    if (reading.folder().isEmpty()) {
      return new Page(problems, "", "", List.of());
    }
    ExerciseFolder folder = reading.folder().get();
    problems.addAll(Unfinished.of(folder));
    String html = FolderText.html(folder, problems);
    List<String> shown =
        IntStream.range(0, Math.min(ExerciseFolder.SHOWN, folder.cases().size()))
            .mapToObj(i -> CaseLine.of(folder.head().method(), folder.cases().get(i)))
            .toList();
    return new Page(problems, html, folder.head().method().inJava(), shown);
  }

  /**
   * Runs all programs, if no rule is broken.
   *
   * @param runner where programs of strangers can do no harm
   * @param clock tells how long a submission takes
   * @throws Measuring.CannotRun if it does not run them
   */
  public Measurement measured(JobRunner runner, Owner owner, InstantSource clock) {
    List<Problem> problems = page().problems();
    Optional<ExerciseFolder> folder = FolderReader.read(new FilesInMemory(texts)).folder();
    return problems.isEmpty()
        ? Measuring.of(folder.orElseThrow(), runner, owner, clock)
        : Measurement.broken(problems);
  }

  /**
   * An exercise of the site, made once.
   *
   * @param answers what its programs answered, as they are kept
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared as a record.
  public record Made(OwnExercise exercise, byte[] answers) {}

  /**
   * Makes one of the files.
   *
   * @param earlier what students were asked by versions before
   * @param problems takes why not
   */
  public Optional<Made> made(
      String id, Earlier earlier, JobRunner runner, Owner owner, List<Problem> problems) {
    Reading reading = FolderReader.read(new FilesInMemory(texts));
    problems.addAll(reading.problems());
    reading.folder().map(Unfinished::of).ifPresent(problems::addAll);
    if (!problems.isEmpty()) {
      return Optional.empty();
    }
    KeptOnce kept = new KeptOnce();
    kept.earlier = earlier;
    return reading
        .folder()
        .flatMap(folder -> new Publishing(runner, owner, kept).exercise(id, folder, problems))
        .map(exercise -> new Made(exercise, kept.answers));
  }

  /**
   * The same from answers that were kept; empty if they are in another form than ours.
   *
   * @param runner where its programs run on cases that students write
   */
  public Optional<OwnExercise> made(String id, byte[] answers, JobRunner runner) {
    KeptOnce kept = new KeptOnce();
    kept.answers = answers;
    return FolderReader.read(new FilesInMemory(texts))
        .folder()
        .flatMap(folder -> new Publishing(runner, Owner.named("author"), kept).known(id, folder));
  }

  /** What students are asked by its question, from answers that were kept; empty without one. */
  public Optional<byte[]> asked(byte[] answers) {
    return FolderReader.read(new FilesInMemory(texts))
        .folder()
        .flatMap(folder -> Publishing.read(folder, answers))
        .flatMap(Answered::asked)
        .map(AskedWire::write);
  }

  /** What is typed of a case by who writes cases for its method; empty where nobody does. */
  public Optional<byte[]> fields() {
    return FolderReader.read(new FilesInMemory(texts))
        .folder()
        .filter(folder -> folder.tests().isPresent())
        .map(Publishing::fields);
  }

  /**
   * What students were asked before.
   *
   * @param asked by its question, as {@link #asked} gives it
   * @param fields in which they wrote cases, as {@link #fields} gives them
   */
  public record Earlier(Optional<byte[]> asked, Optional<byte[]> fields) {
    private static final Earlier NOTHING = new Earlier(Optional.empty(), Optional.empty());

    private Optional<byte[]> of(String id) {
      return OwnExercise.base(id).equals(id) ? asked : fields;
    }
  }

  private static final class KeptOnce implements KeptAnswers {
    private byte[] answers = {};
    private Earlier earlier = Earlier.NOTHING;

    @Override
    public Optional<byte[]> asked(String id) {
      return earlier.of(id);
    }

    @Override
    public Optional<byte[]> find(String sha256) {
      return Optional.of(answers).filter(bytes -> bytes.length > 0);
    }

    @Override
    public void keep(String sha256, byte[] made) {
      answers = made;
    }

    @Override
    public boolean mayRun() {
      return answers.length == 0;
    }
  }
}
