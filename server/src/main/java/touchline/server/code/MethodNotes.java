package touchline.server.code;

import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import touchline.server.account.Learner;
import touchline.server.annotation.Annotation;
import touchline.server.annotation.AnnotationStore;
import touchline.server.annotation.NotedSource;
import touchline.server.assignment.Work;
import touchline.server.assignment.plan.Moment;
import touchline.server.submission.CodeSubmission;

/** What staff said about lines of a method, for its student, once points are told. */
public final class MethodNotes {
  private final AnnotationStore store;
  private final LongFunction<Optional<CodeSubmission>> methods;

  /**
   * @param methods by their numbers
   */
  public MethodNotes(AnnotationStore store, LongFunction<Optional<CodeSubmission>> methods) {
    this.store = store;
    this.methods = methods;
  }

  /**
   * A method with comments; templates read it.
   *
   * @param at when it was handed in
   */
  public record View(String at, NotedSource noted) {}

  /**
   * Of the method that an address names, or else of the last one with comments.
   *
   * @param named null where none is named
   */
  Optional<View> of(CodePlace place, Learner learner, @Nullable String named) {
    return place
        .work()
        .flatMap(
            work ->
                number(work, place, named)
                    .flatMap(methods::apply)
                    .filter(method -> method.learner().equals(learner))
                    .flatMap(method -> view(work, method)));
  }

  private Optional<Long> number(Work work, CodePlace place, @Nullable String named) {
    if (named != null) {
      return Optional.of(named).filter(text -> text.matches("[1-9][0-9]{0,17}")).map(Long::valueOf);
    }
    return Optional.ofNullable(
            store.released(work.assignment().id(), work.account().id()).get(place.task().id()))
        .map(AnnotationStore.Count::submission);
  }

  private Optional<View> view(Work work, CodeSubmission method) {
    List<Annotation> said =
        store.released(work.assignment().id(), work.account().id(), method.id());
    return said.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new View(
                Moment.words(method.answer().receivedAt(), work.course().zone()),
                NotedSource.of(method.answer().source(), said)));
  }
}
