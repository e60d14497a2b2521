package touchline.server.lesson.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import touchline.figure.CalledShows;
import touchline.mistake.MistakeTexts;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.MethodCases;
import touchline.server.lesson.MethodFigure;
import touchline.server.lesson.ReadingTime;
import touchline.server.lesson.figure.JavaSources;
import touchline.server.lesson.thumbnail.Thumbnail;

/** A lesson on its way from Markdown to {@link Lesson}. */
final class LessonDraft {
  private static final List<String> KEYS = List.of("title", "summary", "order");
  private static final List<String> GLOSSARY =
      List.of("title", "summary", "order", GlossaryRule.EVERYDAY);

  private static final Set<String> AIMS = Set.of(FrontMatter.LIST, AimsRule.NEEDS);

  private final String slug;
  private final Page page;
  private final List<ExerciseDraft> exercises;
  private final Problems problems;
  private final FrontMatter front;
  private final int order;
  private final Anchors anchors;
  private final Blocks blocks;

  LessonDraft(
      String slug,
      Page page,
      List<ExerciseDraft> exercises,
      JavaSources sources,
      CalledShows shows,
      MistakeTexts mistakes,
      Problems problems) {
    this.slug = slug;
    this.page = page;
    this.exercises = List.copyOf(exercises);
    this.problems = problems;
    this.front =
        FrontMatter.of(page, slug.equals(GlossaryRule.SLUG) ? GLOSSARY : KEYS, AIMS, problems);
    this.order = front.order("order");
    this.anchors = new Anchors(page, problems);
    anchors.readHeadings();
    this.blocks = new Blocks(page, anchors, problems);
    blocks.compile(slug, names(), sources, shows, mistakes);
  }

  private Set<String> names() {
    Set<String> names = new TreeSet<>();
    exercises.forEach(exercise -> names.add(exercise.name()));
    return names;
  }

  String slug() {
    return slug;
  }

  int order() {
    return order;
  }

  /** The lesson without its exercises. */
  Page page() {
    return page;
  }

  /** The rule that this page, which must be the glossary, makes for all others. */
  GlossaryRule glossary() {
    return new GlossaryRule(page, anchors, front.text(GlossaryRule.EVERYDAY), problems);
  }

  FrontMatter front() {
    return front;
  }

  Anchors anchors() {
    return anchors;
  }

  List<ExerciseDraft> exercises() {
    return exercises;
  }

  /** The first figure of each method that the lesson's figures run. */
  Map<String, MethodFigure> methods() {
    return blocks.methods();
  }

  /** The lesson's page and those of its exercises. */
  List<Page> pages() {
    List<Page> pages = new ArrayList<>(List.of(page));
    exercises.forEach(exercise -> pages.addAll(exercise.pages()));
    return pages;
  }

  /** Checks what needs all lessons to be read and all formulas to be typeset. */
  void check(Links links, PlainRules plain, ProseRules prose, MistakeTexts mistakes) {
    prose.checkEase(page);
    for (Page each : pages()) {
      prose.check(each);
      links.check(each, slug, blocks.words());
      plain.check(each, blocks.variables());
    }
    for (ExerciseDraft exercise : exercises) {
      exercise.check();
      exercise.checkMistakes(mistakes);
      if (!blocks.exercises().contains(exercise.id())) {
        String rule = "an exercise must be placed in lesson.md by a block: exercise ";
        problems.add(exercise.page().file(), 1, rule + exercise.name());
      }
    }
    checkTitles();
  }

  private void checkTitles() {
    Set<String> titles = new TreeSet<>();
    for (ExerciseDraft exercise : exercises) {
      if (!titles.add(exercise.title())) {
        exercise.front().complain("title", "must not be that of another exercise of the lesson");
      }
    }
  }

  /** Checks what the lesson leads to and builds on. */
  void checkAims(Map<String, Integer> orders) {
    new AimsRule(front, order).check(orders);
  }

  /** Checks what stands beside methods to be written. */
  void checkCases(MethodCases cases) {
    exercises.forEach(exercise -> exercise.checkCases(cases));
  }

  Lesson finish(Mathematics mathematics) {
    return new Lesson(
        slug,
        front.text("title"),
        front.text("summary"),
        order,
        new PageHtml(anchors, blocks.html(), blocks.words(), mathematics).of(page),
        blocks.exercises(),
        anchors.sections(),
        time().reading(),
        time().exercises(),
        new AimsRule(front, order).aims(),
        Thumbnail.of(Blocks.pictured(page)).html());
  }

  private ReadingTime time() {
    int words =
        Prose.of(page).blocks().stream().mapToInt(block -> Prose.words(block.text()).size()).sum();
    int practice = exercises.stream().mapToInt(ExerciseDraft::minutes).sum();
    return new ReadingTime(words, Blocks.pictured(page).size(), practice);
  }
}
