package touchline.server.gradebook;

import static io.javalin.http.HttpStatus.SEE_OTHER;
import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.course.Course;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Marks from a file on their way into the gradebook: given, looked at, taken over. */
public final class MarksPages {
  /** In bytes: fifty thousand lines of eighty letters. */
  public static final int MOST = 4 * 1024 * 1024;

  private static final int SHOWN = 100;
  private static final int LATEST = 20;
  private static final String TEXT = "text";
  private static final String TOO_LONG =
      "A file of marks has at most 4 MB. Leave columns out, or give it in two parts.";
  private static final String NOTHING = "Choose a file, or paste the lines below.";
  private static final String ARCHIVED =
      "This course is archived. Let it run again in its settings to change something.";

  private static final String ABOVE =
      "Nothing was taken over: some marks are higher than the points of the assignment. Correct the"
          + " file, or tick below to take them over, too.";

  private final SectionPages sections;
  private final MarksStore store;
  private final BatchStore batches;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public MarksPages(
      SectionPages sections,
      MarksStore store,
      BatchStore batches,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.sections = sections;
    this.store = store;
    this.batches = batches;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  public void form(Context ctx) {
    form(ctx, 200, FilledForm.EMPTY);
  }

  /** Takes the file, or the text pasted in its place, and leads on to the preview. */
  public void upload(Context ctx) throws IOException {
    long length = ctx.req().getContentLengthLong();
    if (length < 0 || length > MOST) {
      form(ctx, 413, FilledForm.EMPTY.with(FilledForm.WHOLE, Optional.of(TOO_LONG)));
      return;
    }
    byte[] file = file(ctx);
    String reason = field(ctx, OverrideForm.REASON);
    FilledForm form =
        new FilledForm(Map.of(OverrideForm.REASON, reason, TEXT, field(ctx, TEXT)), Map.of())
            .with(OverrideForm.REASON, OverrideForm.reasonProblem(reason.strip()))
            .with(TEXT, file.length == 0 ? Optional.of(NOTHING) : Optional.empty());
    if (form.isRight()) {
      long course = AccessPages.course(ctx);
      MarksStore.Upload upload = new MarksStore.Upload(file, reason.strip());
      long id = store.upload(course, access.required(ctx), upload, clock.instant());
      ctx.redirect(path(course) + "/" + id, SEE_OTHER);
    } else {
      form(ctx, 422, form);
    }
  }

  private static byte[] file(Context ctx) throws IOException {
    UploadedFile file = ctx.isMultipartFormData() ? ctx.uploadedFile("file") : null;
    if (file != null && file.size() > 0) {
      try (InputStream content = file.content()) {
        return content.readAllBytes();
      }
    }
    return field(ctx, TEXT).getBytes(StandardCharsets.UTF_8);
  }

  /** What taking it over would do, or what is wrong with it. */
  public void preview(Context ctx) {
    preview(ctx, Optional.empty());
  }

  public void apply(Context ctx) {
    if (sections.course(ctx).isArchived()) {
      preview(ctx, Optional.of(ARCHIVED));
      return;
    }
    long course = AccessPages.course(ctx);
    boolean mayBeAbove = field(ctx, "above").equals("yes");
    MarksStore.Upload upload = upload(ctx, course);
    if (!mayBeAbove && store.read(course, upload, clock.instant()).plan().above() > 0) {
      preview(ctx, Optional.of(ABOVE));
      return;
    }
    MarksStore.Done done = store.apply(course, upload, access.required(ctx), clock.instant());
    if (done.read().marks().problems().isEmpty()) {
      ctx.redirect(path(course) + done.batch().map(id -> "?done=" + id).orElse(""), SEE_OTHER);
    } else {
      preview(ctx, Optional.empty());
    }
  }

  /** Puts back what stood before a batch of marks was taken over. */
  public void back(Context ctx) {
    Course course = sections.course(ctx);
    long batch = SectionPages.number(ctx, "batch");
    if (course.isArchived()) {
      form(ctx, 422, FilledForm.EMPTY.with(FilledForm.WHOLE, Optional.of(ARCHIVED)));
      return;
    }
    BatchStore.Back back =
        batches
            .takeBack(course.id(), batch, access.required(ctx), clock.instant())
            .orElseThrow(NotFoundResponse::new);
    ctx.redirect(path(course.id()) + "?back=" + batch + "&kept=" + back.kept(), SEE_OTHER);
  }

  private static String path(long course) {
    return "/courses/" + course + "/marks";
  }

  /** What was done just now, in words; empty if nothing was. */
  private static String said(Context ctx, List<BatchStore.Batch> batches) {
    String done = Objects.requireNonNullElse(ctx.queryParam("done"), "");
    String back = Objects.requireNonNullElse(ctx.queryParam("back"), "");
    for (BatchStore.Batch batch : batches) {
      String cells = batch.cells() == 1 ? "One mark was" : batch.cells() + " marks were";
      if (done.equals(String.valueOf(batch.id()))) {
        return cells + " taken over. They can be taken back below, all at once.";
      }
      if (back.equals(String.valueOf(batch.id()))) {
        return "The marks of “" + batch.reason() + "” were taken back." + kept(ctx);
      }
    }
    return "";
  }

  private static String kept(Context ctx) {
    String kept = Objects.requireNonNullElse(ctx.queryParam("kept"), "0");
    return kept.matches("[1-9][0-9]{0,6}")
        ? " About " + kept + " of them somebody has decided since; these were left as they are."
        : "";
  }

  private MarksStore.Upload upload(Context ctx, long course) {
    return store
        .find(course, SectionPages.number(ctx, "upload"))
        .orElseThrow(NotFoundResponse::new);
  }

  private void preview(Context ctx, Optional<String> refusal) {
    Course course = sections.course(ctx);
    MarksStore.Upload upload = upload(ctx, course.id());
    MarksStore.Read read = store.read(course.id(), upload, clock.instant());
    Marks marks = read.marks();
    Map<String, Object> shown =
        shown(ctx, course, FilledForm.EMPTY.with(FilledForm.WHOLE, refusal));
    shown.put("reason", upload.reason());
    shown.put("marks", marks);
    shown.put("problems", first(marks.problems()));
    shown.put("all", read.plan().changes().size());
    shown.put("fresh", read.fresh());
    shown.put("above", read.plan().above());
    shown.put("same", read.plan().same());
    shown.put("changes", first(read.plan().changes()));
    shown.put("here", ctx.path());
    boolean isRight = refusal.isEmpty() && marks.problems().isEmpty();
    PersonalPages.send(
        ctx, isRight ? 200 : 422, templates.render("gradebook/marks-preview", shown));
  }

  private static <T> List<T> first(List<T> all) {
    return all.subList(0, Math.min(all.size(), SHOWN));
  }

  private void form(Context ctx, int status, FilledForm form) {
    Course course = sections.course(ctx);
    Map<String, Object> shown = shown(ctx, course, form);
    List<BatchStore.Batch> latest = batches.list(course.id(), LATEST);
    shown.put("batches", latest);
    shown.put("said", said(ctx, latest));
    PersonalPages.send(ctx, status, templates.render("gradebook/marks", shown));
  }

  private Map<String, Object> shown(Context ctx, Course course, FilledForm form) {
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", access.standing(ctx).word());
    shown.put("form", form);
    return shown;
  }
}
