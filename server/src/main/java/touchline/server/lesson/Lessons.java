package touchline.server.lesson;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import touchline.code.AskedMethod;
import touchline.mistake.MistakeText;
import touchline.mistake.MistakeTexts;
import touchline.pair.CasePicture;
import touchline.server.later.Later;
import touchline.suite.KnownMethod;
import touchline.task.Task;
import touchline.topic.Topics;

/** Every lesson and exercise of one version of the content. */
public final class Lessons {
  /** Pages from here on are for authors: they have an address, and no place in the course. */
  public static final int FIRST_OUTSIDE = 900;

  private final String version;
  private final List<Lesson> lessons;
  private final List<ExerciseText> exercises;
  private final Map<String, MethodFigure> methods;
  private final MistakeTexts mistakes;
  private final MethodCases cases;
  private final Map<String, Long> openings;
  private final Map<String, Supplier<OwnExercise>> own;
  private final LiveExercises live;

  public Lessons(
      String version,
      List<Lesson> lessons,
      List<ExerciseText> exercises,
      Map<String, MethodFigure> methods,
      MistakeTexts mistakes,
      MethodCases cases) {
    this(
        version,
        lessons,
        exercises,
        methods,
        Headings.of(lessons).above(mistakes),
        cases,
        Map.of(),
        Map.of(),
        LiveExercises.NONE);
  }

  private Lessons(
      String version,
      List<Lesson> lessons,
      List<ExerciseText> exercises,
      Map<String, MethodFigure> methods,
      MistakeTexts mistakes,
      MethodCases cases,
      Map<String, Long> openings,
      Map<String, Supplier<OwnExercise>> own,
      LiveExercises live) {
    this.live = live;
    this.own = Map.copyOf(own);
    this.openings = Map.copyOf(openings);
    this.cases = cases;
    this.mistakes = mistakes;
    this.methods = Map.copyOf(methods);
    this.version = version;
    this.lessons = lessons.stream().sorted(Comparator.comparingInt(Lesson::order)).toList();
    this.exercises = List.copyOf(exercises);
  }

  /**
   * The lessons that were compiled into this program.
   *
   * @throws touchline.server.asset.MissingAsset if the program was built without them
   */
  public static Lessons load() {
    return new LessonReader(PackedLessons.read()).read();
  }

  /**
   * The same with exercises that people of this site wrote, which stand behind a page of their own.
   */
  public Lessons with(List<OwnExercise> more) {
    if (more.isEmpty()) {
      return this;
    }
    List<Lesson> pages = new ArrayList<>(lessons);
    pages.add(OwnExercise.page(more));
    List<ExerciseText> texts = new ArrayList<>(exercises);
    more.forEach(each -> texts.addAll(each.texts()));
    texts.sort(Comparator.comparing(ExerciseText::id));
    return marking(pages, texts, more.stream().map(BroughtExercise::of).toList());
  }

  /** The same with what marks those of the lessons' exercises that bring their own programs. */
  Lessons taught(List<BroughtExercise> more) {
    return marking(lessons, exercises, more);
  }

  private Lessons marking(
      List<Lesson> pages, List<ExerciseText> texts, List<BroughtExercise> more) {
    List<MistakeText> said = new ArrayList<>(mistakes.all());
    Map<String, String> shown = new TreeMap<>();
    Map<String, Supplier<OwnExercise>> byId = new TreeMap<>(own);
    for (BroughtExercise each : more) {
      said.addAll(each.mistakes());
      shown.put(each.id(), each.shown());
      byId.put(each.id(), each.whole());
    }
    return new Lessons(
        version,
        pages,
        texts,
        methods,
        new MistakeTexts(said),
        cases.with(shown),
        openings,
        byId,
        live);
  }

  /**
   * The same with cases that students write for exercises of the lessons tried by their programs.
   * Without them, only cases that were answered when the program was built are known.
   */
  public Lessons tried(Function<OwnExercise, KnownMethod> programs) {
    Map<String, Supplier<OwnExercise>> all = new TreeMap<>();
    own.forEach(
        (id, each) ->
            all.put(
                id,
                OwnExercise.isOfSite(id) ? each : new Later<>(() -> each.get().tried(programs))));
    return new Lessons(version, lessons, exercises, methods, mistakes, cases, openings, all, live);
  }

  /** The same with exercises that come while the site runs; no page lists them. */
  public Lessons with(LiveExercises more) {
    MistakeTexts said = mistakes.or(id -> mistake(more, id));
    MethodCases all = cases.or(id -> more.find(id).map(OwnExercise::shown));
    return new Lessons(version, lessons, exercises, methods, said, all, openings, own, more);
  }

  /** The same, of which it is known with which seed each exercise opens. */
  Lessons opening(Map<String, Long> seeds) {
    return new Lessons(version, lessons, exercises, methods, mistakes, cases, seeds, own, live);
  }

  private static Optional<MistakeText> mistake(LiveExercises exercises, String id) {
    return exercises
        .find(id.substring(0, Math.max(0, id.lastIndexOf('/'))))
        .flatMap(own -> own.mistakes().stream().filter(one -> one.id().equals(id)).findFirst());
  }

  private Optional<OwnExercise> own(String exercise) {
    String base = OwnExercise.base(exercise);
    return Optional.ofNullable(own.get(base)).map(Supplier::get).or(() -> live.find(base));
  }

  /** What draws and marks an exercise that asks for values; empty where it asks for a method. */
  public Optional<Task> task(String exercise) {
    return OwnExercise.isOne(exercise)
        ? own(exercise).flatMap(one -> one.task(exercise))
        : exercise(exercise).flatMap(text -> Topics.task(text.task()));
  }

  /**
   * What a page marks practice of an exercise by that brings its own programs; empty where it has
   * the task of a topic, and where the site alone marks.
   */
  public String practised(String exercise) {
    return OwnExercise.isOne(exercise)
        ? own(exercise).map(one -> one.practised(exercise)).orElse("")
        : "";
  }

  /** What people wrote for a course: it can be assigned there, and nowhere else. */
  public List<ExerciseText> written(long course) {
    return live.of(course);
  }

  /** The method that an exercise asks for; empty where it asks for values, or is gone. */
  public Optional<AskedMethod> asked(String exercise) {
    return own(exercise)
        .filter(one -> one.text().id().equals(exercise))
        .<AskedMethod>map(OwnExercise::method)
        .or(() -> Topics.method(exercise));
  }

  /** What is drawn between the things of a case of an exercise that brings its own programs. */
  public CasePicture picture(String exercise) {
    return own(exercise).map(OwnExercise::picture).orElse(CasePicture.NONE);
  }

  /** Of which version an exercise is: its own where people of this site wrote it. */
  public String version(String exercise) {
    return own(exercise).map(OwnExercise::version).orElse(version);
  }

  /** What an assignment can be made of, in its order: the course, and then what is this site's. */
  public List<Lesson> shelves() {
    return lessons.stream()
        .filter(lesson -> lesson.order() < FIRST_OUTSIDE || OwnExercise.isPage(lesson))
        .toList();
  }

  /** All lessons in the order of the course. */
  public List<Lesson> all() {
    return lessons;
  }

  /** The lessons of the course, in its order. */
  public List<Lesson> course() {
    return lessons.stream().filter(lesson -> lesson.order() < FIRST_OUTSIDE).toList();
  }

  public Optional<Lesson> lesson(String slug) {
    return lessons.stream().filter(lesson -> lesson.slug().equals(slug)).findFirst();
  }

  /** All exercises, sorted by id. */
  public List<ExerciseText> exercises() {
    return exercises;
  }

  public Optional<ExerciseText> exercise(String id) {
    return exercises.stream()
        .filter(exercise -> exercise.id().equals(id))
        .findFirst()
        .or(() -> live.find(OwnExercise.base(id)).flatMap(one -> one.text(id)));
  }

  /** The figure in which a lesson first runs a method, such as {@code SegmentCircle#overlaps}. */
  public Optional<MethodFigure> method(String name) {
    return Optional.ofNullable(methods.get(name));
  }

  /**
   * The seed with which each exercise opens that asks for values, by id; empty where the build did
   * not see these lessons.
   */
  public Map<String, Long> openings() {
    return openings;
  }

  /** What is said about the cases of methods to be written. */
  public MethodCases cases() {
    return cases;
  }

  /** What is said about the known mistakes. */
  public MistakeTexts mistakes() {
    return mistakes;
  }

  public Map<String, MethodFigure> methods() {
    return methods;
  }

  /**
   * What was taught and how it was marked, as one name: SHA-256 in hexadecimal over the lessons'
   * files and content's compiled classes.
   */
  public String version() {
    return version;
  }
}
