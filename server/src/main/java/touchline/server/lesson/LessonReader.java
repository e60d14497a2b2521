package touchline.server.lesson;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import touchline.mistake.MistakeText;
import touchline.mistake.MistakeTexts;
import touchline.server.asset.MissingAsset;
import touchline.server.later.Later;
import touchline.task.Kind;

/** Reads what was written when the lessons were compiled. */
public final class LessonReader {
  /** Below the root of the class path. */
  public static final String FOLDER = "touchline/lessons";

  /** What is said about mistakes. */
  public static final String MISTAKES = "mistakes";

  /** What is said about the cases of a method, after its exercise's id. */
  public static final String CASES = "-cases";

  /** What the programs of an exercise answered, after its id. */
  public static final String ANSWERS = ".answers";

  /** The files of an exercise whose programs run on cases that students write, after its id. */
  public static final String SOURCES = ".sources";

  /** The ids of the exercises that bring programs, one a line; it is written after the lessons. */
  public static final String PROGRAMS = "programs.txt";

  /** The seed with which each exercise opens, a line for each; it is written after the lessons. */
  public static final String OPENINGS = "openings.txt";

  /** A lesson's small moving picture, after its name. */
  public static final String THUMBNAIL = ".svg";

  /** The key of a lesson's section, before its number from 1. */
  public static final String SECTION = "section.";

  /** The key of a lesson's goal, before its number from 1. */
  public static final String GOAL = "goal.";

  /** The key of the title of a method's other form, before its number from 1. */
  public static final String FORM = "form.";

  private static final String PROPERTIES = ".properties";

  private final LessonFiles files;

  LessonReader(LessonFiles files) {
    this.files = files;
  }

  /** Reads files that lie one by one below {@link #FOLDER} on a class path. */
  public LessonReader(ClassLoader loader) {
    this(LessonFiles.of(loader));
  }

  public Lessons read() {
    Properties index = properties("index");
    List<Lesson> lessons = new ArrayList<>();
    List<ExerciseText> exercises = new ArrayList<>();
    for (String slug : words(index.getProperty("lessons"))) {
      Lesson lesson = lesson(slug);
      lessons.add(lesson);
      lesson.exercises().forEach(id -> exercises.add(exercise(id)));
    }
    exercises.sort(Comparator.comparing(ExerciseText::id));
    Lessons all =
        new Lessons(
            index.getProperty("version"),
            lessons,
            exercises,
            methods(index),
            mistakes(),
            cases(index));
    return all.taught(programs(all)).opening(openings());
  }

  private Map<String, Long> openings() {
    Map<String, Long> seeds = new HashMap<>();
    if (files.find(OPENINGS).isPresent()) {
      for (String line : text(OPENINGS).lines().toList()) {
        int space = line.indexOf(' ');
        seeds.put(line.substring(0, space), Long.parseLong(line.substring(space + 1)));
      }
    }
    return seeds;
  }

  /** Those that bring their own programs, with the texts that were read. */
  List<BroughtExercise> programs(Lessons lessons) {
    if (files.find(PROGRAMS).isEmpty()) {
      return List.of();
    }
    return text(PROGRAMS).lines().map(id -> program(id, lessons)).toList();
  }

  private BroughtExercise program(String id, Lessons lessons) {
    ExerciseText text =
        lessons
            .exercise(id)
            .orElseThrow(() -> new IllegalStateException("answers must be of an exercise: " + id));
    Optional<ExerciseText> question = lessons.exercise(OwnExercise.question(id));
    Optional<ExerciseText> tests = lessons.exercise(OwnExercise.tests(id));
    byte[] packed = bytes(id + ANSWERS);
    PackedExercise.Outline outline = PackedExercise.outline(packed);
    return new BroughtExercise(
        id,
        outline.mistakes(),
        outline.shown(),
        new Later<>(() -> PackedExercise.of(packed).exercise(text, question, tests)));
  }

  private Map<String, MethodFigure> methods(Properties index) {
    Map<String, MethodFigure> methods = new HashMap<>();
    for (String method : words(index.getProperty("methods"))) {
      methods.put(method, MethodFigure.of(properties(MethodFigure.file(method))));
    }
    return methods;
  }

  /** What is said of one method that the lessons ask for, and nothing else. */
  MethodTexts method(String id) {
    Map<String, String> cases =
        isThere(id + CASES) ? Map.of(id, properties(id + CASES).getProperty("cases")) : Map.of();
    Later<MistakeTexts> all = new Later<>(this::mistakes);
    return new MethodTexts(
        new MethodCases(cases, Map.of()),
        new MistakeTexts(List.of()).or(mistake -> all.get().named(mistake)));
  }

  private boolean isThere(String name) {
    return files.find(name + PROPERTIES).isPresent();
  }

  private MethodCases cases(Properties index) {
    Map<String, String> cases = new HashMap<>();
    Map<String, String> figures = new HashMap<>();
    for (String id : words(index.getProperty("cases"))) {
      Properties said = properties(id + CASES);
      cases.put(id, said.getProperty("cases"));
      if (!said.getProperty("figure").isEmpty()) {
        figures.put(id, said.getProperty("figure"));
      }
    }
    return new MethodCases(cases, figures);
  }

  private MistakeTexts mistakes() {
    Properties said = properties(MISTAKES);
    return new MistakeTexts(
        said.stringPropertyNames().stream()
            .filter(key -> key.endsWith(".name"))
            .map(key -> key.substring(0, key.indexOf('.')))
            .sorted()
            .map(id -> mistake(id, said))
            .toList());
  }

  private static MistakeText mistake(String id, Properties said) {
    return new MistakeText(
        id,
        said.getProperty(id + ".name"),
        said.getProperty(id + ".message"),
        said.getProperty(id + ".place"));
  }

  private Lesson lesson(String slug) {
    String name = slug + "/lesson";
    Properties front = properties(name);
    return new Lesson(
        slug,
        front.getProperty("title"),
        front.getProperty("summary"),
        Integer.parseInt(front.getProperty("order")),
        text(name + ".html"),
        words(front.getProperty("exercises")),
        sections(front),
        Integer.parseInt(front.getProperty("reading")),
        Integer.parseInt(front.getProperty("practice")),
        aims(front),
        text(name + THUMBNAIL));
  }

  private static Aims aims(Properties front) {
    List<String> goals = new ArrayList<>();
    for (int i = 1; front.containsKey(GOAL + i); i++) {
      goals.add(front.getProperty(GOAL + i));
    }
    return new Aims(goals, words(front.getProperty("needs")));
  }

  private static List<Section> sections(Properties front) {
    List<Section> sections = new ArrayList<>();
    for (int i = 1; front.containsKey(SECTION + i); i++) {
      String[] section = front.getProperty(SECTION + i).split(" ", 2);
      sections.add(new Section(section[0], section[1]));
    }
    return sections;
  }

  private ExerciseText exercise(String id) {
    Properties front = properties(id);
    return new ExerciseText(
        id,
        front.getProperty("title"),
        front.getProperty("task"),
        Kind.of(front.getProperty("kind")),
        terms(front),
        text(id + ".html"),
        forms(id, front),
        WorkedText.of(front));
  }

  private List<ExerciseText.Form> forms(String id, Properties front) {
    List<ExerciseText.Form> forms = new ArrayList<>();
    for (int i = 1; front.containsKey(FORM + i); i++) {
      forms.add(new ExerciseText.Form(front.getProperty(FORM + i), text(formFile(id, i))));
    }
    return forms;
  }

  /** Where the text of an exercise's form is kept. */
  public static String formFile(String id, int number) {
    return id + "-form" + number + ".html";
  }

  private static ExerciseTerms terms(Properties front) {
    List<Hint> hints = new ArrayList<>();
    for (int i = 1; front.containsKey("hint." + i); i++) {
      String[] hint = front.getProperty("hint." + i).split(" ", 2);
      hints.add(new Hint(Double.parseDouble(hint[0]), hint[1]));
    }
    return new ExerciseTerms(
        Double.parseDouble(front.getProperty("points")),
        Integer.parseInt(front.getProperty("attempts")),
        Double.parseDouble(front.getProperty("cost")),
        hints);
  }

  private static List<String> words(String line) {
    return Stream.of(line.split(" ")).filter(word -> !word.isEmpty()).toList();
  }

  private Properties properties(String name) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(text(name + PROPERTIES)));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return properties;
  }

  private String text(String name) {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }

  private byte[] bytes(String name) {
    return files.find(name).orElseThrow(() -> new MissingAsset(FOLDER + "/" + name));
  }
}
