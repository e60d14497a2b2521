package touchline.server.marking;

import static io.javalin.http.HttpStatus.SEE_OTHER;
import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.server.account.AccessPages;
import touchline.server.assignment.FeedbackStore;
import touchline.server.gradebook.CellPages;
import touchline.server.gradebook.SectionPages;
import touchline.server.page.FilledForm;

/** Ticks items of a rubric for one person. */
public final class TickPages {
  private static final String EXERCISE = "exercise";
  private static final String ITEM = "item:";

  private static final String MEANWHILE =
      "Somebody else ticked or changed items while you did. What stands now is shown below; tick"
          + " again.";
  private static final String ARCHIVED =
      "This course is archived. Let it run again in its settings to change something.";

  private final SectionPages sections;
  private final CellPages cells;
  private final RubricChangeStore store;
  private final Function<String, String> titles;
  private final AccessPages access;
  private final Clock clock;

  /**
   * @param titles of exercises by id
   */
  public TickPages(
      SectionPages sections,
      CellPages cells,
      RubricChangeStore store,
      Function<String, String> titles,
      AccessPages access,
      Clock clock) {
    this.sections = sections;
    this.cells = cells;
    this.store = store;
    this.titles = titles;
    this.access = access;
    this.clock = clock;
  }

  /** The items of one exercise that are ticked, and no others. */
  public void tick(Context ctx) {
    String exercise = field(ctx, EXERCISE);
    if (exercise.isEmpty()) {
      throw new NotFoundResponse();
    }
    FeedbackStore.Subject about = cells.subject(ctx, exercise, titles.apply(exercise));
    FilledForm form = new FilledForm(Map.of(EXERCISE, exercise), Map.of());
    if (sections.course(ctx).isArchived()) {
      cells.refuse(ctx, 422, form.with(FilledForm.WHOLE, Optional.of(ARCHIVED)));
      return;
    }
    Set<Long> had = numbers(Arrays.stream(field(ctx, "had").split(" ", -1)));
    Set<Long> items =
        numbers(
            ctx.formParamMap().keySet().stream()
                .filter(name -> name.startsWith(ITEM))
                .map(name -> name.substring(ITEM.length())));
    if (store.tick(about, had, items, access.required(ctx), clock.instant())) {
      ctx.redirect(
          "/courses/" + about.course() + "/gradebook/" + about.assignment() + "/" + about.account(),
          SEE_OTHER);
    } else {
      cells.refuse(ctx, 409, form.with(FilledForm.WHOLE, Optional.of(MEANWHILE)));
    }
  }

  private static Set<Long> numbers(Stream<String> texts) {
    return texts
        .filter(text -> text.matches("[1-9][0-9]{0,17}"))
        .map(Long::valueOf)
        .collect(Collectors.toSet());
  }
}
