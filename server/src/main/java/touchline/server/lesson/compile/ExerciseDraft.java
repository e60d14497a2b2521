package touchline.server.lesson.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import touchline.mistake.MistakeTexts;
import touchline.server.lesson.ExerciseTerms;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Hint;
import touchline.server.lesson.MethodCases;
import touchline.server.lesson.ReadingTime;
import touchline.server.lesson.WorkedText;
import touchline.server.lesson.figure.FigureWords;
import touchline.task.Kind;
import touchline.task.Task;
import touchline.topic.Topics;

/** An exercise on its way from Markdown to {@link ExerciseText}. */
final class ExerciseDraft {
  private static final List<String> KEYS =
      List.of("title", "task", "kind", "points", "attempts", "cost");
  private static final int MOST_ATTEMPTS = 20;

  private final String id;
  private final Page page;
  private final GapDraft gaps;
  private final FrontMatter front;
  private final ExerciseTerms terms;
  private final Optional<WorkedText> worked;
  private final Anchors anchors;
  private final Map<Node, String> blocks;
  private final List<Form> forms;
  private final Problems problems;
  private final Optional<LessonFolder.Asked> asked;

  /** What is said of another form of a method, below a line with its title. */
  record Form(String title, Page page) {
    private static final String TITLE = "# ";

    /** Each has a page of its own, whose lines have the numbers of the file. */
    static List<Form> all(String file, String text, Markdown markdown) {
      List<String> lines = text.lines().toList();
      List<Form> forms = new ArrayList<>();
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).startsWith(TITLE)) {
          int end = i + 1;
          while (end < lines.size() && !lines.get(end).startsWith(TITLE)) {
            end++;
          }
          String body = "\n".repeat(i + 1) + String.join("\n", lines.subList(i + 1, end)) + "\n";
          String title = lines.get(i).substring(TITLE.length()).strip();
          forms.add(new Form(title, markdown.page(file, body)));
        }
      }
      return forms;
    }

    ExerciseText.Form finish(Mathematics mathematics, Problems problems) {
      Anchors anchors = new Anchors(page, problems);
      PageHtml html = new PageHtml(anchors, Map.of(), new FigureWords(), mathematics);
      return new ExerciseText.Form(title, html.of(page));
    }
  }

  ExerciseDraft(String id, Page page, List<Form> forms, Problems problems) {
    this(id, page, forms, Optional.empty(), problems);
  }

  /** One that brings its own programs, which are run once the lessons are compiled. */
  ExerciseDraft(String id, Page page, LessonFolder.Asked asked, Problems problems) {
    this(id, page, List.of(), Optional.of(asked), problems);
  }

  private ExerciseDraft(
      String id,
      Page page,
      List<Form> forms,
      Optional<LessonFolder.Asked> asked,
      Problems problems) {
    this.asked = asked;
    this.id = id;
    this.page = page;
    this.forms = List.copyOf(forms);
    this.problems = problems;
    this.gaps = new GapDraft(id, page, problems);
    this.front =
        FrontMatter.of(
            page,
            asked.map(LessonFolder.Asked::keys).orElseGet(() -> gaps.keys(KEYS)),
            asked.map(LessonFolder.Asked::others).orElseGet(gaps::others),
            problems);
    List<String> given = asked.map(LessonFolder.Asked::given).orElse(List.of());
    HintBlocks hints = new HintBlocks(page, given, problems);
    this.terms = terms(hints.read());
    this.worked = hints.worked();
    this.blocks = hints.html();
    this.anchors = new Anchors(page, problems);
  }

  private ExerciseTerms terms(List<Hint> hints) {
    return asked
        .map(LessonFolder.Asked::terms)
        .map(own -> new ExerciseTerms(own.points(), own.attempts(), own.cost(), hints))
        .orElseGet(
            () ->
                new ExerciseTerms(
                    front.positive("points"), attempts(), front.share("cost"), hints));
  }

  /** 0 for as many as the learner likes, which only a method to be written can have. */
  private int attempts() {
    if (isCode() && front.text("attempts").equals("unlimited")) {
      return 0;
    }
    int attempts = front.order("attempts");
    if (attempts > MOST_ATTEMPTS) {
      front.complain("attempts", "must be at most " + MOST_ATTEMPTS);
    }
    return attempts;
  }

  String id() {
    return id;
  }

  /** The folder's name. */
  String name() {
    return id.substring(id.indexOf('/') + 1);
  }

  String title() {
    return front.text("title");
  }

  Page page() {
    return page;
  }

  /** Its own page and those of its other forms. */
  List<Page> pages() {
    return Stream.concat(Stream.of(page), forms.stream().map(Form::page)).toList();
  }

  FrontMatter front() {
    return front;
  }

  /** About how long it takes. */
  int minutes() {
    String kind = kind();
    return Arrays.stream(Kind.values())
        .filter(each -> each.word().equals(kind))
        .mapToInt(ReadingTime::of)
        .sum();
  }

  private boolean isCode() {
    return kind().equals(Kind.CODE.word());
  }

  private String kind() {
    return asked.map(own -> own.kind().word()).orElseGet(() -> front.text("kind"));
  }

  /** The texts of other forms are those of the method's variants, in their order. */
  private void checkForms() {
    List<String> wanted =
        Topics.method(id).stream()
            .flatMap(
                method -> IntStream.rangeClosed(1, method.variants()).mapToObj(method::variant))
            .map(variant -> "Write " + variant.signature().method())
            .toList();
    List<String> titles = forms.stream().map(Form::title).toList();
    if (!titles.isEmpty() && !titles.equals(wanted)) {
      String file = forms.get(0).page().file();
      problems.add(file, 1, "the titles must be those of the variants, " + wanted + ": " + titles);
    }
  }

  /** Checks what can be told from this file alone. */
  void check() {
    if (asked.isEmpty()) {
      checkForms();
      checkMarking();
    }
    for (Heading heading : page.all(Heading.class)) {
      problem(heading, "an exercise must have no headings: its title is in the front matter");
    }
    for (Form form : forms) {
      if (!saysSomething(form.page())) {
        problems.add(form.page().file(), 1, "a form must say what is to be done: " + form.title());
      }
    }
    if (!saysSomething(page)) {
      problems.add(page.file(), 1, "an exercise must say what is to be done");
    }
  }

  private void checkMarking() {
    if (isCode()) {
      checkCode();
    } else {
      checkTask();
    }
  }

  /** A method to be written is found by the exercise's id, on the command line as on its page. */
  private void checkCode() {
    if (Topics.method(front.text("task")).isEmpty()) {
      front.complain("task", "must be the id of a method of touchline.topic.Topics");
    } else if (!front.text("task").equals(id)) {
      front.complain("task", "must be the id of this exercise, " + id);
    } else if (terms.cost() != 0) {
      front.complain("cost", "must be 0 for a method to be written: its best mark counts");
    }
  }

  private void checkTask() {
    Optional<Task> task = Topics.task(front.text("task"));
    if (gaps.isOne()) {
      gaps.check(front);
    } else if (task.isEmpty()) {
      front.complain("task", "must name a task of touchline.topic.Topics");
    }
    checkKind(task);
  }

  private void checkKind(Optional<Task> task) {
    String kind = front.text("kind");
    List<String> kinds = Arrays.stream(Kind.values()).map(Kind::word).toList();
    if (!kinds.contains(kind)) {
      front.complain("kind", "must be one of " + String.join(", ", kinds));
    } else if (task.isPresent() && !task.get().kind().word().equals(kind)) {
      front.complain("kind", "must be that of the task, " + task.get().kind().word());
    }
  }

  private static boolean saysSomething(Page page) {
    for (Node node = page.root().getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Paragraph) {
        return true;
      }
    }
    return false;
  }

  /** Checks that something is said about every mistake that the exercise knows. */
  void checkMistakes(MistakeTexts texts) {
    String task = front.text("task");
    List<String> untold = MistakeDrafts.untold(task, texts);
    boolean isKnown = !isCode() || task.equals(id);
    if (isKnown && !untold.isEmpty()) {
      String ids = String.join(", ", untold);
      front.problem("task", "a mistakes.md must tell of every mistake that it knows: " + ids);
    }
  }

  /** Checks that a method has cases that everybody sees. */
  void checkCases(MethodCases cases) {
    if (isCode() && front.text("task").equals(id) && !cases.hasShown(id)) {
      front.problem("kind", "a method to be written must have a cases.txt beside it");
    }
  }

  ExerciseText finish(Mathematics mathematics) {
    String html = new PageHtml(anchors, blocks, new FigureWords(), mathematics).of(page);
    List<ExerciseText.Form> others =
        forms.stream().map(form -> form.finish(mathematics, problems)).toList();
    String task = asked.isPresent() ? id : front.text("task");
    return new ExerciseText(id, title(), task, Kind.of(kind()), terms, html, others, worked);
  }

  private void problem(Node node, String rule) {
    problems.add(page.file(), Page.lineOf(node), rule);
  }
}
