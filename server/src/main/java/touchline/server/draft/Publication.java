package touchline.server.draft;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import touchline.server.account.Account;
import touchline.server.author.Workshop;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lesson.OwnExercise;
import touchline.server.lesson.compile.Problem;

/** Gives what was written to courses. */
record Publication(PublishedStore store, Teaching teaching, Measures measures, Clock clock) {
  /** Before the number of a course, in the form. */
  private static final String FIELD = "course-";

  /** What came of it. */
  sealed interface Result {
    record Done() implements Result {}

    /** No course was chosen, and none has it. */
    record Nowhere() implements Result {}

    /** These rules are broken; nothing was published. */
    record Broken(List<Problem> problems) implements Result {}
  }

  /**
   * Publishes a draft as it is stored.
   *
   * @param isChosen whether a field of the form is ticked
   * @throws Measures.NotNow if its programs cannot be run now
   */
  Result publish(Account who, Draft draft, Predicate<String> isChosen) throws Measures.NotNow {
    Set<Long> mine = teaching.ids(who);
    Set<Long> chosen =
        mine.stream().filter(id -> isChosen.test(FIELD + id)).collect(Collectors.toSet());
    if (chosen.isEmpty() && draft.published() == 0) {
      return new Result.Nowhere();
    }
    List<Problem> problems = new ArrayList<>();
    Optional<Workshop.Made> made = measures.published(who, made(draft, who, problems));
    if (made.isEmpty()) {
      return new Result.Broken(problems);
    }
    store.publish(draft, made.get(), mine, chosen, who, clock.instant());
    return new Result.Done();
  }

  private Function<JobRunner, Optional<Workshop.Made>> made(
      Draft draft, Account who, List<Problem> problems) {
    Workshop workshop = new Workshop(draft.written().files());
    String id = OwnExercise.id(draft.id());
    Workshop.Earlier earlier = earlier(draft);
    return runner -> workshop.made(id, earlier, runner, Measures.owner(who), problems);
  }

  /** What students were asked by the latest versions that had a question, and one about cases. */
  private Workshop.Earlier earlier(Draft draft) {
    List<PublishedStore.Edition> all = store.all(draft.id());
    return new Workshop.Earlier(
        all.stream()
            .flatMap(edition -> workshop(edition).asked(edition.answers()).stream())
            .findFirst(),
        all.stream().flatMap(edition -> workshop(edition).fields().stream()).findFirst());
  }

  private static Workshop workshop(PublishedStore.Edition edition) {
    return new Workshop(DraftStore.written(edition.folder()).files());
  }

  /** Where somebody can publish it, and where it is. */
  List<CourseView> courses(Account who, Draft draft) {
    Set<Long> chosen = store.courses(draft.id());
    return teaching.of(who).stream()
        .map(
            course ->
                new CourseView(
                    FIELD + course.id(),
                    course.title(),
                    chosen.contains(course.id()),
                    "/courses/"
                        + course.id()
                        + "/assignments/new?with="
                        + OwnExercise.id(draft.id()),
                    "/courses/" + course.id() + "/remarks"))
        .toList();
  }

  /** Whether a draft is another than what students have. */
  boolean isChanged(Draft draft) {
    return store
        .latest(draft.id())
        .filter(edition -> !DraftStore.written(edition.folder()).equals(draft.written()))
        .isPresent();
  }
}
