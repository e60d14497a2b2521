package touchline.server.alike;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import touchline.code.AskedMethod;
import touchline.server.account.AccessPages;
import touchline.server.alike.AlikeStore.Mistake;
import touchline.server.course.Course;
import touchline.server.exercise.QuestionWords;
import touchline.server.gradebook.Column;
import touchline.server.gradebook.GradebookStore;
import touchline.server.gradebook.MistakeNames;
import touchline.server.gradebook.SectionPages;
import touchline.server.gradebook.Student;
import touchline.server.lesson.Lessons;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;
import touchline.server.submission.SubmissionStore;

/** Wrong answers of different students that agree in a rare way, side by side. */
public final class AlikePages {
  private static final int SHOWN = 60;

  private final SectionPages sections;
  private final GradebookStore gradebook;
  private final AlikeStore store;
  private final SubmissionStore submissions;
  private final QuestionWords questions;
  private final MistakeNames mistakes;
  private final Lessons lessons;
  private final Function<String, String> titles;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  /**
   * @param titles of exercises by id
   */
  public AlikePages(
      SectionPages sections,
      GradebookStore gradebook,
      AlikeStore store,
      SubmissionStore submissions,
      QuestionWords questions,
      MistakeNames mistakes,
      Lessons lessons,
      Function<String, String> titles,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.sections = sections;
    this.gradebook = gradebook;
    this.store = store;
    this.submissions = submissions;
    this.questions = questions;
    this.mistakes = mistakes;
    this.lessons = lessons;
    this.titles = titles;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /** The groups of an assignment. */
  public void page(Context ctx) {
    Course course = sections.course(ctx);
    long id = SectionPages.number(ctx, "assignment");
    Column column =
        gradebook.assignment(course.id(), id, clock.instant()).orElseThrow(NotFoundResponse::new);
    Map<Long, Student> students = new HashMap<>();
    gradebook
        .students(course.id(), "", clock.instant())
        .forEach(student -> students.put(student.account(), student));
    Map<String, Integer> begun = store.begun(course.id(), id);
    List<Group> groups = groups(course.id(), id, begun);
    AlikeWords words = new AlikeWords(course.id(), id, students, begun, titles);
    List<Group> first = groups.subList(0, Math.min(groups.size(), SHOWN));
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", access.standing(ctx).word());
    shown.put("column", column);
    shown.put("pairs", words.pairs(groups));
    shown.put("groups", first.stream().map(words::group).toList());
    shown.put("more", groups.size() - first.size());
    shown.put("most", AlikeStore.MOST_METHODS);
    PersonalPages.send(ctx, 200, templates.render("alike/page", shown));
  }

  private List<Group> groups(long course, long assignment, Map<String, Integer> begun) {
    List<Group> groups =
        new ArrayList<>(Group.of(store.methods(course, assignment), begun, this::starters));
    int most = begun.values().stream().reduce(0, Math::max);
    for (Mistake mistake : store.mistakes(course, assignment, Group.few(most))) {
      Map<Long, Long> who = store.who(course, assignment, mistake);
      if (who.size() <= Group.few(begun.getOrDefault(mistake.exercise(), 0))) {
        groups.add(
            new Group(
                mistake.exercise(), Group.Sort.MISTAKE, mistakes.of(mistake.ids()), texts(who)));
      }
    }
    return groups;
  }

  private List<String> starters(String exercise) {
    return lessons.asked(exercise).stream()
        .flatMap(method -> IntStream.rangeClosed(0, method.variants()).mapToObj(method::variant))
        .map(AskedMethod::starter)
        .toList();
  }

  private Map<Long, String> texts(Map<Long, Long> who) {
    Map<Long, String> texts = new LinkedHashMap<>();
    who.forEach(
        (account, answer) ->
            submissions
                .find(answer)
                .ifPresent(stored -> texts.put(account, questions.answer(stored.answer()))));
    return texts;
  }
}
