package touchline.server.exercise.credit;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import touchline.server.account.Learner;
import touchline.server.assignment.Catalogue;
import touchline.server.assignment.WorkPages;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.Moment;
import touchline.server.course.Course;
import touchline.server.exercise.QuestionWords;
import touchline.server.exercise.SeenView;
import touchline.server.page.ListAddress;
import touchline.server.page.ListPage;
import touchline.server.page.ListPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;
import touchline.server.receipt.Receipts;
import touchline.server.submission.AgainWords;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.CodeVerdict;
import touchline.server.submission.MarkedAgainStore;
import touchline.server.submission.Submission;
import touchline.server.submission.SubmissionStore;

/** All that a student handed in to an assignment, each with its receipt. */
public final class HandedInPages {
  private static final int ON_A_PAGE = 100;
  private static final String PAGE = "page";

  private final WorkPages works;
  private final SubmissionStore submissions;
  private final CodeSubmissionStore methods;
  private final MarkedAgainStore again;
  private final Receipts receipts;
  private final Catalogue catalogue;
  private final QuestionWords questions;
  private final Templates templates;

  public HandedInPages(
      WorkPages works,
      SubmissionStore submissions,
      CodeSubmissionStore methods,
      MarkedAgainStore again,
      Receipts receipts,
      Catalogue catalogue,
      QuestionWords questions,
      Templates templates) {
    this.works = works;
    this.submissions = submissions;
    this.methods = methods;
    this.again = again;
    this.receipts = receipts;
    this.catalogue = catalogue;
    this.questions = questions;
    this.templates = templates;
  }

  /**
   * Something that was handed in; the template reads it.
   *
   * @param path where it is shown
   * @param answer as it was typed; for a method, that it is one
   * @param seen the question as it was seen, with the right answer once that may be known; null for
   *     a method
   * @param word what became of it
   * @param again how it was marked again since, in sentences
   * @param receipt empty before there is one
   */
  record Line(
      Instant at,
      String time,
      String path,
      String title,
      String answer,
      @Nullable SeenView seen,
      String word,
      List<String> again,
      String receipt) {}

  public void page(Context ctx) {
    Course course = works.course(ctx);
    Assignment assignment = works.assignment(ctx);
    Learner learner = works.account(ctx).learner();
    boolean isClosed = works.isClosed(ctx, assignment);
    MarkedAgainStore.Changes changes = again.of(assignment.id(), works.account(ctx).id());
    ListAddress here = ListPages.address(ctx);
    int from = (here.page(PAGE) - 1) * ON_A_PAGE;
    int until = from + ON_A_PAGE + 1;
    List<Line> lines = new ArrayList<>();
    submissions
        .ofAssignment(learner, assignment.id(), until)
        .forEach(one -> lines.add(line(one, course, assignment, changes, isClosed)));
    methods
        .ofAssignment(learner, assignment.id(), until)
        .forEach(one -> lines.add(line(one, course, assignment, changes)));
    lines.sort(Comparator.comparing(Line::at).reversed());
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", works.role(ctx));
    shown.put("path", assignment.path());
    shown.put("assignmentTitle", assignment.plan().title());
    List<Line> found = lines.stream().skip(from).limit(ON_A_PAGE + 1).toList();
    shown.put("lines", ListPage.numbered(found, ON_A_PAGE, here, PAGE));
    shown.put("again", AgainWords.points(changes.points(), course.zone()));
    PersonalPages.send(ctx, 200, templates.render("exercise/handed-in", shown));
  }

  /** Its seed would tell the variant, and so the answer, while it can still be answered. */
  private Line line(
      Submission one,
      Course course,
      Assignment assignment,
      MarkedAgainStore.Changes changes,
      boolean isClosed) {
    return new Line(
        one.answer().receivedAt(),
        Moment.words(one.answer().receivedAt(), course.zone()),
        assignment.path() + '/' + one.answer().exercise(),
        catalogue.title(one.answer().exercise()),
        String.join("; ", one.answer().raw().texts()),
        questions
            .seen(one.answer(), assignment.plan().solutions().mayTell(isClosed, isClosed))
            .orElse(null),
        one.answer().mark().outcome().word(),
        AgainWords.marks(changes.of(one), course.zone()),
        isClosed ? receipts.of(one) : receipts.withHiddenSeed(one));
  }

  private Line line(
      CodeSubmission one, Course course, Assignment assignment, MarkedAgainStore.Changes changes) {
    String path = assignment.path() + '/' + one.answer().exercise();
    return new Line(
        one.answer().receivedAt(),
        Moment.words(one.answer().receivedAt(), course.zone()),
        path + "?submission=" + one.id(),
        catalogue.title(one.answer().exercise()),
        "a method",
        null,
        one.verdict().map(CodeVerdict::outcome).orElse("waiting").replace('-', ' '),
        AgainWords.marks(changes.of(one), course.zone()),
        one.isMarked() ? receipts.of(one) : "");
  }
}
