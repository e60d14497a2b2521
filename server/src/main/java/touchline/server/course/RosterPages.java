package touchline.server.course;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
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
import java.util.stream.Stream;
import touchline.server.account.AccessPages;
import touchline.server.course.RosterColumns.Column;
import touchline.server.page.FilledForm;
import touchline.server.page.ListPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** A roster on its way into a course: given, looked at, taken over. */
public final class RosterPages {
  /** In bytes: fifty thousand lines of eighty letters. */
  public static final int MOST = 4 * 1024 * 1024;

  private static final int SHOWN = 50;

  private static final FilledForm TOO_LONG =
      FilledForm.EMPTY.with(
          FilledForm.WHOLE,
          Optional.of("A roster has at most 4 MB. Leave columns out, or give it in two parts."));
  private static final FilledForm NOTHING =
      FilledForm.EMPTY.with(
          FilledForm.WHOLE, Optional.of("Choose a file, or paste the lines below."));

  private final CourseStore courses;
  private final RosterStore rosters;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public RosterPages(
      CourseStore courses,
      RosterStore rosters,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.courses = courses;
    this.rosters = rosters;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  public void form(Context ctx) {
    form(ctx, 200, FilledForm.EMPTY);
  }

  /** Takes the file, or the text pasted in its place, and leads on to the preview. */
  public void upload(Context ctx) throws IOException {
    if (isTooLong(ctx)) {
      form(ctx, 413, TOO_LONG);
      return;
    }
    byte[] file = file(ctx);
    if (file.length == 0) {
      form(ctx, 422, NOTHING);
    } else {
      long course = AccessPages.course(ctx);
      long upload = rosters.upload(course, access.required(ctx), file, clock.instant());
      ctx.redirect("/courses/" + course + "/roster/" + upload, HttpStatus.SEE_OTHER);
    }
  }

  /** What is beyond the limit never arrives here, and half a roster must not be taken for one. */
  private static boolean isTooLong(Context ctx) {
    long length = ctx.req().getContentLengthLong();
    return length < 0 || length > MOST;
  }

  private static byte[] file(Context ctx) throws IOException {
    UploadedFile file = ctx.isMultipartFormData() ? ctx.uploadedFile("file") : null;
    if (file != null && file.size() > 0) {
      try (InputStream content = file.content()) {
        return content.readAllBytes();
      }
    }
    return field(ctx, "text").getBytes(StandardCharsets.UTF_8);
  }

  /** What taking it over would do, or what is wrong with it. */
  public void preview(Context ctx) {
    Roster roster = roster(ctx);
    preview(ctx, roster.problems().isEmpty() ? 200 : 422, roster);
  }

  public void apply(Context ctx) {
    Roster roster = roster(ctx);
    if (!roster.problems().isEmpty() || course(ctx).isArchived()) {
      preview(ctx, 422, roster);
      return;
    }
    rosters.apply(AccessPages.course(ctx), roster, access.required(ctx), clock.instant());
    ctx.redirect("/courses/" + AccessPages.course(ctx) + "/members", HttpStatus.SEE_OTHER);
  }

  private Roster roster(Context ctx) {
    String id = ctx.pathParam("upload");
    if (!id.matches("[1-9][0-9]{0,17}")) {
      throw new NotFoundResponse();
    }
    byte[] file =
        rosters
            .file(AccessPages.course(ctx), Long.parseLong(id))
            .orElseThrow(NotFoundResponse::new);
    return RosterReader.read(file, byHand(ctx, RosterReader.read(file).headings()));
  }

  /** What somebody said that headings mean, by what stands in the address. */
  private static Map<String, Column> byHand(Context ctx, List<Roster.Heading> headings) {
    Map<String, Column> byHand = new HashMap<>();
    for (int i = 0; i < headings.size(); i++) {
      String said = Objects.requireNonNullElse(ctx.queryParam("as" + i), "");
      for (Column column : Column.values()) {
        if (column.name().equals(said) && !column.words().isEmpty()) {
          byHand.put(headings.get(i).text(), column);
        }
      }
    }
    return byHand;
  }

  /** What a heading can be said to mean; templates read it. */
  public record Meaning(String word, String words) {}

  private static List<Meaning> meanings() {
    return Stream.of(Column.values())
        .filter(column -> !column.words().isEmpty())
        .map(column -> new Meaning(column.name(), column.words()))
        .toList();
  }

  private void preview(Context ctx, int status, Roster roster) {
    RosterPlan plan = rosters.plan(AccessPages.course(ctx), roster);
    long canvas = rosters.newToCanvas(AccessPages.course(ctx), roster);
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course(ctx));
    shown.put("role", access.standing(ctx).word());
    shown.put("roster", roster);
    shown.put("problems", first(roster.problems()));
    shown.put("plan", plan);
    shown.put("fresh", first(plan.fresh()));
    shown.put("joining", first(plan.joining()));
    shown.put("moving", first(plan.moving()));
    shown.put("meanings", meanings());
    shown.put("isUnread", roster.entries().isEmpty());
    shown.put("canvas", canvas);
    shown.put("ids", roster.canvas().size());
    shown.put("path", ctx.path());
    shown.put("here", ListPages.address(ctx).toString());
    PersonalPages.send(ctx, status, templates.render("course/roster-preview", shown));
  }

  private static <T> List<T> first(List<T> all) {
    return all.subList(0, Math.min(all.size(), SHOWN));
  }

  private void form(Context ctx, int status, FilledForm form) {
    Map<String, Object> shown =
        Map.of("course", course(ctx), "role", access.standing(ctx).word(), "form", form);
    PersonalPages.send(ctx, status, templates.render("course/roster", shown));
  }

  private Course course(Context ctx) {
    return courses.find(AccessPages.course(ctx)).orElseThrow(NotFoundResponse::new);
  }
}
