package touchline.server.author;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.code.AnsweredMethod;
import touchline.code.Declaration;
import touchline.mistake.MistakeText;
import touchline.server.author.folder.CaseLine;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.FolderReader;
import touchline.server.author.folder.Reading;
import touchline.server.author.folder.TestsReader;
import touchline.server.author.folder.WrongProgram;
import touchline.server.author.kept.Answered;
import touchline.server.author.kept.AnsweredWire;
import touchline.server.author.kept.Asked;
import touchline.server.author.kept.AskedWire;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lane.Owner;
import touchline.server.lesson.ExerciseTerms;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.OwnExercise;
import touchline.server.lesson.compile.Problem;
import touchline.task.Kind;

/** Makes an exercise of the site of a folder. */
final class Publishing {
  private static final Logger LOG = LoggerFactory.getLogger(Publishing.class);

  /** As the methods of the lessons have them; an assignment says its own. */
  private static final ExerciseTerms TERMS = new ExerciseTerms(10, 0, 0, List.of());

  private final JobRunner runner;
  private final Owner owner;
  private final KeptAnswers kept;

  Publishing(JobRunner runner, Owner owner, KeptAnswers kept) {
    this.runner = runner;
    this.owner = owner;
    this.kept = kept;
  }

  /**
   * Empty where a rule is broken.
   *
   * @param problems takes which
   */
  Optional<OwnExercise> exercise(Path path, List<Problem> problems) {
    String name = path.getFileName().toString();
    if (!name.matches("[a-z][a-z0-9-]{0,59}")) {
      String rule = "a folder must be named with small letters, digits and hyphens: " + name;
      problems.add(new Problem(".", 1, rule));
      return Optional.empty();
    }
    Reading reading = FolderReader.read(path);
    problems.addAll(reading.problems());
    return reading.folder().flatMap(folder -> exercise(OwnExercise.id(name), folder, problems));
  }

  /** Makes one from kept answers; nothing runs yet. */
  Optional<OwnExercise> known(String id, ExerciseFolder folder) {
    List<Problem> problems = new ArrayList<>();
    String html = FolderText.html(folder, problems);
    String hash = FolderHash.of(folder, id);
    return kept.find(hash)
        .flatMap(bytes -> read(folder, bytes))
        .map(answered -> exercise(id, folder, html, hash, answered));
  }

  /**
   * Makes one of a folder that keeps every rule.
   *
   * @param problems takes why not
   */
  Optional<OwnExercise> exercise(String id, ExerciseFolder folder, List<Problem> problems) {
    String html = FolderText.html(folder, problems);
    if (!problems.isEmpty()) {
      return Optional.empty();
    }
    String hash = FolderHash.of(folder, id);
    requireFields(id, folder, problems);
    if (!problems.isEmpty()) {
      return Optional.empty();
    }
    return answered(id, folder, hash, problems)
        .map(answered -> exercise(id, folder, html, hash, answered));
  }

  private OwnExercise exercise(
      String id, ExerciseFolder folder, String html, String hash, Answered answered) {
    Declaration method = folder.head().method();
    List<MistakeText> said =
        folder.mistakes().stream()
            .map(each -> new MistakeText(mistake(id, each), each.name(), each.said(), ""))
            .toList();
    List<String> ids = said.stream().map(MistakeText::id).toList();
    BesideMethod beside = new BesideMethod(id, hash, ids);
    String shown =
        folder.cases().stream()
            .limit(ExerciseFolder.SHOWN)
            .map(input -> CaseLine.of(method, input))
            .collect(Collectors.joining("\n"));
    return new OwnExercise(
        new ExerciseText(id, folder.head().title(), id, Kind.CODE, TERMS, html),
        hash,
        new AnsweredMethod(
            id, method, ids, answered.chosen(), answered.drawn(), answered.special()),
        folder.picture(),
        said,
        shown,
        folder
            .question()
            .flatMap(asks -> answered.asked().map(asked -> beside.question(folder, asked))),
        folder.tests().map(text -> beside.tests(text, Trying.of(folder, answered), runner)));
  }

  static String mistake(String id, WrongProgram mistake) {
    String file = mistake.file();
    return id + '/' + file.substring(file.indexOf('/') + 1, file.lastIndexOf('.'));
  }

  private Optional<Answered> answered(
      String id, ExerciseFolder folder, String hash, List<Problem> problems) {
    Optional<Answered> known = kept.find(hash).flatMap(bytes -> read(folder, bytes));
    if (known.isPresent()) {
      keepAsked(id, folder, known.get());
      return known;
    }
    if (!kept.mayRun()) {
      String rule = "the programs were not run: there was no time left; start the site again";
      problems.add(new Problem(FolderReader.REFERENCE, 1, rule));
      return Optional.empty();
    }
    List<Problem> own = new ArrayList<>();
    try {
      Optional<Answered> made = Answering.of(folder, earlier(id), runner, owner, own);
      if (folder.tests().isPresent()) {
        made.ifPresent(answers -> own.addAll(Trying.of(folder, answers).problems()));
      }
      made = made.filter(answers -> own.isEmpty());
      made.ifPresent(
          answers -> {
            kept.keep(hash, AnsweredWire.write(answers));
            keepAsked(id, folder, answers);
          });
      problems.addAll(own);
      return made;
    } catch (Measuring.CannotRun failure) {
      problems.add(new Problem(FolderReader.REFERENCE, 1, String.valueOf(failure.getMessage())));
      return Optional.empty();
    }
  }

  /** Kept again each time, so that it does not grow old while it is asked. */
  private void keepAsked(String id, ExerciseFolder folder, Answered answers) {
    answers.asked().ifPresent(asked -> kept.keepAsked(id, AskedWire.write(asked)));
    if (folder.tests().isPresent()) {
      kept.keepAsked(OwnExercise.tests(id), fields(folder));
    }
  }

  /** What is typed of a case; stored answers are read by it. */
  static byte[] fields(ExerciseFolder folder) {
    return folder.head().method().head().getBytes(UTF_8);
  }

  /** Cases that students wrote for another method would be read in the wrong fields. */
  private void requireFields(String id, ExerciseFolder folder, List<Problem> problems) {
    Optional<byte[]> before = folder.tests().flatMap(tests -> kept.asked(OwnExercise.tests(id)));
    if (before.isPresent() && !Arrays.equals(before.get(), fields(folder))) {
      problems.add(
          new Problem(
              TestsReader.FILE,
              1,
              "students have this exercise already, so its method must stay ("
                  + new String(before.get(), UTF_8)
                  + "); make another exercise of it to change that"));
    }
  }

  private Optional<Asked> earlier(String id) {
    return kept.asked(id).map(Publishing::asked);
  }

  /** Other questions in the place of those that were asked would mark work by what nobody saw. */
  private static Asked asked(byte[] bytes) {
    try {
      return AskedWire.read(bytes);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  static Optional<Answered> read(ExerciseFolder folder, byte[] bytes) {
    try {
      return Optional.of(AnsweredWire.read(folder, bytes))
          .filter(read -> read.chosen().size() == folder.cases().size());
    } catch (IOException broken) {
      LOG.warn("kept answers could not be read, and are made again: {}", broken.toString());
      return Optional.empty();
    }
  }
}
