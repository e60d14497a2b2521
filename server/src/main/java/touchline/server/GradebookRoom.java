package touchline.server;

import static touchline.server.account.Role.ADMINISTRATOR;
import static touchline.server.account.Role.ASSISTANT;
import static touchline.server.account.Role.INSTRUCTOR;
import static touchline.server.account.Role.SIGNED_IN;
import static touchline.server.account.Role.STUDENT;

import io.javalin.config.RoutesConfig;
import java.time.Clock;
import java.util.function.Function;
import java.util.regex.Pattern;
import touchline.server.alike.AlikePages;
import touchline.server.alike.AlikeStore;
import touchline.server.annotation.AnnotationStore;
import touchline.server.assignment.FeedbackStore;
import touchline.server.assignment.MoreAttemptsStore;
import touchline.server.attempts.AttemptRowStore;
import touchline.server.attempts.AttemptsApi;
import touchline.server.course.CourseStore;
import touchline.server.course.MemberStore;
import touchline.server.exercise.QuestionWords;
import touchline.server.gradebook.BatchStore;
import touchline.server.gradebook.CellPages;
import touchline.server.gradebook.CellWords;
import touchline.server.gradebook.ExportPages;
import touchline.server.gradebook.FeedbackPages;
import touchline.server.gradebook.GradebookApi;
import touchline.server.gradebook.GradebookPages;
import touchline.server.gradebook.GradebookStore;
import touchline.server.gradebook.HistoryStore;
import touchline.server.gradebook.MarksPages;
import touchline.server.gradebook.MarksStore;
import touchline.server.gradebook.MistakeNames;
import touchline.server.gradebook.OverrideStore;
import touchline.server.gradebook.RequestPages;
import touchline.server.gradebook.RequestStore;
import touchline.server.gradebook.SectionPages;
import touchline.server.gradebook.scheme.ColumnsApi;
import touchline.server.gradebook.scheme.OwnColumnPages;
import touchline.server.gradebook.scheme.OwnColumnStore;
import touchline.server.gradebook.scheme.SchemePages;
import touchline.server.gradebook.scheme.SchemeStore;
import touchline.server.gradebook.scheme.TotalPages;
import touchline.server.page.Templates;
import touchline.server.person.ErasureStore;
import touchline.server.person.PersonPages;
import touchline.server.person.PersonStore;
import touchline.server.rubric.RubricStore;
import touchline.server.similar.GivenMethods;
import touchline.server.similar.SimilarPages;
import touchline.server.similar.SimilarStore;
import touchline.server.statistics.MistakePages;
import touchline.server.statistics.MistakeStore;
import touchline.server.statistics.StatisticsPages;
import touchline.server.statistics.StatisticsStore;
import touchline.server.store.Database;
import touchline.server.store.SecretStore;
import touchline.server.store.SigningKey;
import touchline.server.submission.MarkedAgainStore;
import touchline.server.submission.SubmissionStore;

/** The wiring of the gradebook and of what is made from it. */
final class GradebookRoom implements Room {
  private static final Pattern FILES = Pattern.compile("/courses/[0-9]+/marks");

  private final GradebookPages gradebook;
  private final GradebookApi programs;
  private final CellPages cell;
  private final ExportPages export;
  private final MarksPages marks;
  private final RequestPages requests;
  private final PersonPages person;
  private final StatisticsPages statistics;
  private final MistakePages mistakes;
  private final AlikePages alike;
  private final SimilarPages similar;
  private final SectionPages sections;
  private final SchemePages scheme;
  private final OwnColumnPages columns;
  private final ColumnsApi written;
  private final TotalPages total;
  private final FeedbackPages feedback;
  private final AttemptsApi attempts;

  GradebookRoom(
      Ground ground, AccountRoom accounts, SubmissionRoom submissions, ExerciseRoom exercises) {
    Database database = ground.database();
    Templates templates = ground.templates();
    Clock clock = ground.clock();
    MemberStore members = accounts.members();
    SubmissionStore values = submissions.values();
    Function<String, String> titles = ground::title;
    GradebookStore store = new GradebookStore(database);
    OverrideStore overrides = new OverrideStore(database);
    sections = new SectionPages(new CourseStore(database), members, accounts.access());
    QuestionWords questions = new QuestionWords(exercises.all());
    MistakeNames names = new MistakeNames(ground.lessons().mistakes());
    gradebook =
        new GradebookPages(
            sections, members, store, overrides, accounts.access(), templates, clock);
    programs = new GradebookApi(sections, store, clock);
    person =
        new PersonPages(
            new PersonStore(database),
            new ErasureStore(database),
            accounts.store(),
            accounts.access(),
            templates,
            clock);
    requests =
        new RequestPages(
            sections, store, new RequestStore(database), accounts.access(), templates, clock);
    statistics =
        new StatisticsPages(
            sections,
            store,
            new StatisticsStore(database),
            ground.lessons(),
            titles,
            accounts.access(),
            templates,
            clock);
    mistakes =
        new MistakePages(
            sections,
            store,
            new MistakeStore(database),
            questions,
            names,
            titles,
            accounts.access(),
            templates,
            clock);
    similar =
        new SimilarPages(
            sections,
            store,
            new SimilarStore(database),
            new GivenMethods(ground.lessons()),
            titles,
            accounts.access(),
            templates,
            clock);
    alike =
        new AlikePages(
            sections,
            store,
            new AlikeStore(database),
            values,
            questions,
            names,
            ground.lessons(),
            titles,
            accounts.access(),
            templates,
            clock);
    export = new ExportPages(sections, store, clock);
    MarksStore files = new MarksStore(database);
    marks =
        new MarksPages(
            sections, files, new BatchStore(database), accounts.access(), templates, clock);
    scheme =
        new SchemePages(
            sections, store, new SchemeStore(database), accounts.access(), templates, clock);
    OwnColumnStore own = new OwnColumnStore(database);
    written = new ColumnsApi(sections, store, own, files, accounts.access(), clock);
    columns = new OwnColumnPages(sections, store, own, files, accounts.access(), templates, clock);
    total = new TotalPages(sections, store, accounts.access(), templates, clock);
    HistoryStore history = new HistoryStore(database);
    FeedbackStore said = new FeedbackStore(database);
    MoreAttemptsStore more = new MoreAttemptsStore(database);
    SecretStore secrets = new SecretStore(database);
    attempts =
        new AttemptsApi(
            sections,
            new AttemptRowStore(database),
            () -> new SigningKey(secrets.open("pseudonyms")));
    cell =
        new CellPages(
            sections,
            store,
            overrides,
            new CellWords(
                history,
                said,
                more,
                values,
                submissions.methods(),
                new MarkedAgainStore(database),
                submissions.receipts(),
                questions,
                names,
                new RubricStore(database),
                new AnnotationStore(database),
                titles),
            accounts.access(),
            templates,
            clock);
    feedback =
        new FeedbackPages(
            sections, cell, store, said, more, history, titles, accounts.access(), clock);
  }

  /** Students' own points, among others. */
  GradebookPages pages() {
    return gradebook;
  }

  /** A student in an assignment. */
  CellPages cell() {
    return cell;
  }

  /** Who may see whom. */
  SectionPages sections() {
    return sections;
  }

  /** Whether files are sent to this path, and forms may be large. */
  static boolean takesFiles(String path) {
    return FILES.matcher(path).matches();
  }

  @Override
  public void routes(RoutesConfig routes) {
    String path = "/courses/{course}";
    routes.get(path + "/grades", gradebook::own, STUDENT);
    routes.get(path + "/gradebook", gradebook::page, ASSISTANT);
    programs.addTo(routes);
    attempts.addTo(routes);
    written.addTo(routes);
    routes.get(path + "/gradebook.csv", export::file, ASSISTANT);
    routes.get("/account/export", person::ownExport, SIGNED_IN);
    routes.get("/people/{id}/export", person::anyExport, ADMINISTRATOR);
    routes.get("/people/{id}/erase", person::form, ADMINISTRATOR);
    routes.post("/people/{id}/erase", person::erase, ADMINISTRATOR);
    routes.get(path + "/requests", requests::list, STUDENT);
    routes.post(path + "/requests", requests::ask, STUDENT);
    routes.get(path + "/requests/{request}", requests::page, STUDENT);
    routes.post(path + "/requests/{request}", requests::answer, STUDENT);
    routes.get(path + "/statistics", statistics::list, ASSISTANT);
    routes.get(path + "/statistics/{assignment}", statistics::assignment, ASSISTANT);
    routes.get(path + "/statistics/{assignment}/mistakes", mistakes::page, ASSISTANT);
    routes.get(path + "/statistics/{assignment}/alike", alike::page, INSTRUCTOR);
    String methods = path + "/statistics/{assignment}/similar/{lesson}/{name}";
    routes.get(methods, similar::list, INSTRUCTOR);
    routes.get(methods + "/{one}/{other}", similar::pair, INSTRUCTOR);
    routes.get(path + "/hall", mistakes::hall, ASSISTANT);
    routes.get(path + "/marks", marks::form, INSTRUCTOR);
    routes.post(path + "/marks", marks::upload, INSTRUCTOR);
    routes.get(path + "/marks/{upload}", marks::preview, INSTRUCTOR);
    routes.post(path + "/marks/{upload}", marks::apply, INSTRUCTOR);
    routes.post(path + "/marks/batches/{batch}/back", marks::back, INSTRUCTOR);
    routes.get(path + "/total", scheme::page, INSTRUCTOR);
    routes.post(path + "/total", scheme::save, INSTRUCTOR);
    routes.get(path + "/totals/{account}", total::page, ASSISTANT);
    String own = path + "/columns";
    routes.get(own, columns::form, INSTRUCTOR);
    routes.post(own, columns::add, INSTRUCTOR);
    routes.get(own + "/{column}", columns::page, INSTRUCTOR);
    routes.post(own + "/{column}", columns::type, INSTRUCTOR);
    routes.get(own + "/{column}/edit", columns::edit, INSTRUCTOR);
    routes.post(own + "/{column}/edit", columns::change, INSTRUCTOR);
    routes.post(own + "/{column}/remove", columns::remove, INSTRUCTOR);
    String one = path + "/gradebook/{assignment}/{account}";
    routes.get(one, cell::page, ASSISTANT);
    routes.post(one, cell::decide, INSTRUCTOR);
    routes.post(one + "/remove", cell::remove, INSTRUCTOR);
    routes.post(one + "/feedback", feedback::say, INSTRUCTOR);
    routes.post(one + "/attempts", feedback::attempts, INSTRUCTOR);
    routes.post(path + "/holds/{assignment}", feedback::hold, INSTRUCTOR);
  }
}
