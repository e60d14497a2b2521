package touchline.server.lesson.compile;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchline.figure.CalledShows;
import touchline.mistake.MistakeTexts;
import touchline.server.lesson.ContentVersion;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.MethodCases;
import touchline.server.lesson.MethodFigure;
import touchline.server.lesson.OwnExercise;
import touchline.server.lesson.figure.JavaSources;
import touchline.server.lesson.figure.Translations;

/**
 * Turns the authors' files into lessons.
 *
 * <p>Three passes: read every file, typeset all mathematics at once, then check what lies between
 * the files. All problems of all files are reported together, and nothing is published while there
 * is one. Keep a compiler to compile again: formulas that did not change are not typeset again, and
 * figures that did not change are not checked again.
 */
public final class LessonCompiler {
  /** Where the Java is that lessons print; the robust forms have the same names elsewhere. */
  private static final String TAUGHT = "src/main/java/touchline/taught";

  /** The world that one lesson prints, too. */
  private static final String PENDULUM = "src/main/java/touchline/pendulum";

  private final Path content;
  private final Markdown markdown = new Markdown();
  private final Mathematics mathematics;
  private @Nullable JavaSources sources;
  private String sourcesVersion = "";

  /** Takes the content folder, with lessons, src/main/java and target/classes in it. */
  public LessonCompiler(Path content, Mathematics mathematics) {
    this.content = content.toAbsolutePath().normalize();
    this.mathematics = mathematics;
  }

  /**
   * Compiles every lesson.
   *
   * @throws BrokenLessons if a file breaks a rule
   */
  public Lessons compile() {
    Problems problems = new Problems();
    MistakeDrafts mistakes = mistakes(problems);
    List<LessonDraft> drafts = read(mistakes.texts(), problems);
    mathematics.typeset(
        drafts.stream()
            .flatMap(draft -> draft.pages().stream())
            .flatMap(page -> page.formulas().stream())
            .toList());
    CaseDrafts cases = cases(problems);
    drafts.forEach(draft -> draft.checkCases(cases.finish()));
    check(drafts, mistakes, problems);
    problems.stopIfAny();
    return finish(drafts, mistakes.texts(), cases.finish());
  }

  private CaseDrafts cases(Problems problems) {
    CaseDrafts cases = new CaseDrafts(problems);
    for (LessonFolder folder : LessonFolder.in(content)) {
      for (Path exercise : folder.exercises()) {
        if (LessonFolder.bringsPrograms(exercise)) {
          continue;
        }
        String id = folder.slug() + "/" + LessonFolder.name(exercise);
        Path shown = exercise.resolve(LessonFolder.CASES);
        Path figure = exercise.resolve(LessonFolder.CASE_FIGURE);
        textIfAny(shown, problems).ifPresent(text -> cases.readCases(id, file(shown), text));
        textIfAny(figure, problems).ifPresent(text -> cases.readFigure(id, file(figure), text));
      }
    }
    return cases;
  }

  private MistakeDrafts mistakes(Problems problems) {
    MistakeDrafts mistakes = new MistakeDrafts(problems);
    for (LessonFolder folder : LessonFolder.in(content)) {
      Path path = folder.path().resolve(LessonFolder.MISTAKES);
      textIfAny(path, problems).ifPresent(text -> mistakes.read(folder.slug(), file(path), text));
    }
    return mistakes;
  }

  private List<LessonDraft> read(MistakeTexts mistakes, Problems problems) {
    Map<LessonFolder, List<ExerciseDraft>> exercises = new HashMap<>();
    Map<LessonFolder, Page> pages = new LinkedHashMap<>();
    for (LessonFolder folder : LessonFolder.in(content)) {
      exercises.put(folder, exercises(folder, problems));
      page(folder.path(), LessonFolder.LESSON, problems).ifPresent(page -> pages.put(folder, page));
    }
    CalledShows shows =
        CalledShows.of(pages.values().stream().flatMap(p -> Blocks.figures(p).stream()).toList());
    List<LessonDraft> drafts = new ArrayList<>();
    JavaSources sources = sources();
    pages.forEach(
        (folder, page) -> {
          List<ExerciseDraft> own = exercises.getOrDefault(folder, List.of());
          drafts.add(new LessonDraft(folder.slug(), page, own, sources, shows, mistakes, problems));
        });
    return drafts;
  }

  /** The Java as it is now; figures that were made of it are kept while it stays the same. */
  private JavaSources sources() {
    List<Path> folders =
        Stream.of(TAUGHT, PENDULUM).map(content::resolve).filter(Files::isDirectory).toList();
    String now = ContentVersion.of(folders.toArray(Path[]::new));
    if (sources == null || !now.equals(sourcesVersion)) {
      Translations translations = new Translations(content.resolve("src/main"));
      sources = new JavaSources(folders, translations);
      sourcesVersion = now;
    }
    return sources;
  }

  private List<ExerciseDraft> exercises(LessonFolder folder, Problems problems) {
    List<ExerciseDraft> exercises = new ArrayList<>();
    for (Path path : folder.exercises()) {
      String id = folder.slug() + "/" + LessonFolder.name(path);
      if (LessonFolder.bringsPrograms(path)) {
        exercises.addAll(asked(id, path, problems));
        continue;
      }
      page(path, LessonFolder.EXERCISE, problems)
          .map(page -> new ExerciseDraft(id, page, forms(path, problems), problems))
          .ifPresent(exercises::add);
    }
    return exercises;
  }

  /** What an exercise asks that brings its own programs: a method, a question, and cases for it. */
  private List<ExerciseDraft> asked(String id, Path folder, Problems problems) {
    Optional<ExerciseDraft> method =
        page(folder, LessonFolder.EXERCISE, problems)
            .map(page -> new ExerciseDraft(id, page, LessonFolder.Asked.method(), problems));
    Path path = folder.resolve(LessonFolder.QUESTION);
    Optional<ExerciseDraft> question =
        method.flatMap(
            own ->
                textIfAny(path, problems)
                    .map(text -> markdown.page(file(path), text))
                    .flatMap(page -> question(id, page, own.front().text("method"), problems)));
    Optional<ExerciseDraft> tests = method.flatMap(own -> tests(id, folder, problems));
    return Stream.of(method, question, tests).flatMap(Optional::stream).toList();
  }

  private Optional<ExerciseDraft> tests(String id, Path folder, Problems problems) {
    Path path = folder.resolve(LessonFolder.TESTS);
    LessonFolder.Asked asked = LessonFolder.Asked.tests();
    return textIfAny(path, problems)
        .map(text -> markdown.page(file(path), text))
        .map(page -> new ExerciseDraft(OwnExercise.tests(id), page, asked, problems));
  }

  private static Optional<ExerciseDraft> question(
      String id, Page page, String method, Problems problems) {
    Optional<LessonFolder.Asked> asked = LessonFolder.Asked.question(method);
    if (asked.isEmpty()) {
      String rule = "a question needs a method that gives back Vec2, double or boolean: ";
      problems.add(page.file(), 1, rule + method);
    }
    return asked.map(own -> new ExerciseDraft(OwnExercise.question(id), page, own, problems));
  }

  /** The texts of a method's other forms, if it has any. */
  private List<ExerciseDraft.Form> forms(Path folder, Problems problems) {
    Path path = folder.resolve(LessonFolder.VARIANTS);
    return textIfAny(path, problems)
        .map(text -> ExerciseDraft.Form.all(file(path), text, markdown))
        .orElse(List.of());
  }

  /** The page of a file in a folder, or nothing if there is no such file. */
  private Optional<Page> page(Path folder, String name, Problems problems) {
    Path path = folder.resolve(name);
    String file = file(path);
    String slug = LessonFolder.name(folder);
    if (!Slug.isOne(slug)) {
      problems.add(file, 1, "the folder's name " + Slug.RULE + ": " + slug);
    }
    if (!Files.isRegularFile(path)) {
      problems.add(file, 1, "the file is missing");
      return Optional.empty();
    }
    return text(path, problems).map(text -> markdown.page(file, text));
  }

  private Optional<String> textIfAny(Path path, Problems problems) {
    return Files.isRegularFile(path) ? text(path, problems) : Optional.empty();
  }

  private Optional<String> text(Path path, Problems problems) {
    try {
      return Optional.of(Utf8.read(path));
    } catch (NotUtf8 broken) {
      problems.add(file(path), broken.line(), "the file must be UTF-8");
      return Optional.empty();
    }
  }

  /** The name of a file in problems. */
  private String file(Path path) {
    String inside = content.relativize(path).toString().replace('\\', '/');
    return LessonFolder.name(content) + "/" + inside;
  }

  private void check(List<LessonDraft> drafts, MistakeDrafts mistakes, Problems problems) {
    Map<String, Anchors> anchors = new HashMap<>();
    Map<Integer, String> orders = new HashMap<>();
    Map<String, Integer> slugs = new HashMap<>();
    for (LessonDraft draft : drafts) {
      anchors.put(draft.slug(), draft.anchors());
      slugs.put(draft.slug(), draft.order());
      String other = draft.order() == 0 ? null : orders.put(draft.order(), draft.slug());
      if (other != null) {
        draft.front().complain("order", "must be unique, but " + other + " has the same");
      }
    }
    Links links = new Links(anchors, problems);
    PlainRules plain = new PlainRules(mathematics, problems);
    ProseRules prose = new ProseRules(ProseRules.list(content), problems);
    drafts.forEach(draft -> draft.check(links, plain, prose, mistakes.texts()));
    drafts.forEach(draft -> draft.checkAims(slugs));
    ClaimRule claims = new ClaimRule(content, problems);
    drafts.forEach(draft -> claims.check(draft.page()));
    mistakes.check(links);
    drafts.stream()
        .filter(draft -> draft.slug().equals(GlossaryRule.SLUG))
        .forEach(draft -> checkTerms(draft.glossary(), drafts));
  }

  private static void checkTerms(GlossaryRule glossary, List<LessonDraft> drafts) {
    drafts.stream()
        .filter(draft -> draft.order() < Lessons.FIRST_OUTSIDE)
        .sorted(Comparator.comparingInt(LessonDraft::order))
        .forEach(draft -> glossary.read(draft.page()));
    glossary.finish();
  }

  private Lessons finish(List<LessonDraft> drafts, MistakeTexts mistakes, MethodCases cases) {
    List<ExerciseText> exercises =
        drafts.stream()
            .flatMap(draft -> draft.exercises().stream())
            .map(exercise -> exercise.finish(mathematics))
            .sorted(Comparator.comparing(ExerciseText::id))
            .toList();
    List<Lesson> lessons = drafts.stream().map(draft -> draft.finish(mathematics)).toList();
    String version =
        ContentVersion.of(
            Stream.concat(
                    Stream.of(content.resolve("lessons"), content.resolve("target/classes")),
                    Translations.folders(content.resolve("src/main")))
                .toArray(Path[]::new));
    return new Lessons(version, lessons, exercises, methods(drafts), mistakes, cases);
  }

  /** The first figure of each method in the order of the course. */
  private static Map<String, MethodFigure> methods(List<LessonDraft> drafts) {
    Map<String, MethodFigure> methods = new TreeMap<>();
    drafts.stream()
        .sorted(Comparator.comparingInt(LessonDraft::order))
        .forEach(draft -> draft.methods().forEach(methods::putIfAbsent));
    return methods;
  }
}
