package touchline.server.draft;

import static touchline.server.page.FormPages.field;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.account.Role;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** The exercises that somebody writes: their list, a new one, and one that is brought in. */
record DraftListPages(DraftStore drafts, AccessPages access, Templates templates, Clock clock) {
  private static final String TOO_MANY =
      "You have " + DraftStore.MOST + " exercises. Delete one that you do not need first.";

  private static final String NO_HEAD =
      "Its exercise.md must begin with title, method and ranges between two ---, and its"
          + " question.md and tests.md, if it has them, with a title; a question can also give"
          + " answer and tolerance.";

  void addTo(RoutesConfig routes) {
    routes.get(DraftPages.PATH, ctx -> list(ctx, 200, ""), Role.AUTHOR);
    routes.post(DraftPages.PATH, this::begin, Role.AUTHOR);
    routes.post(DraftPages.PATH + "/import", this::take, Role.AUTHOR);
  }

  private void list(Context ctx, int status, String problem) {
    list(ctx, status, Map.of("problem", problem, "method", "", "unread", ""));
  }

  private void list(Context ctx, int status, Map<String, String> told) {
    Map<String, Object> shown = new HashMap<>(told);
    shown.put("drafts", drafts.list(access.required(ctx)));
    PersonalPages.send(ctx, status, templates.render("draft/list", shown));
  }

  /** Begins with the method that was typed, or with the example where none was. */
  private void begin(Context ctx) {
    String typed = field(ctx, "method").strip();
    Optional<Written> begun = BegunDraft.of(typed);
    if (typed.isEmpty()) {
      begin(ctx, FirstDraft.read(), "new");
    } else if (begun.isPresent()) {
      begin(ctx, begun.get(), "begun");
    } else {
      list(ctx, 422, Map.of("problem", "", "method", typed, "unread", BegunDraft.unread(typed)));
    }
  }

  private void begin(Context ctx, Written written, String done) {
    Optional<Long> id = drafts.add(access.required(ctx), written, clock.instant());
    if (id.isPresent()) {
      String path = DraftPages.PATH + '/' + id.get();
      ctx.redirect(path + "?done=" + done, HttpStatus.SEE_OTHER);
    } else {
      list(ctx, 422, TOO_MANY);
    }
  }

  /** Takes the zip of a folder. */
  private void take(Context ctx) throws IOException {
    if (ctx.req().getContentLengthLong() > DraftPages.MOST) {
      list(ctx, 413, DraftPages.TOO_LONG);
      return;
    }
    UploadedFile file = ctx.isMultipartFormData() ? ctx.uploadedFile("file") : null;
    if (file == null || file.size() == 0) {
      list(ctx, 422, "Choose the zip file of an exercise.");
      return;
    }
    try (InputStream content = file.content()) {
      Optional<Written> written = Written.of(FolderZip.read(content.readAllBytes()));
      if (written.isPresent() && !written.get().isTooLong()) {
        begin(ctx, written.get(), "imported");
      } else {
        list(ctx, 422, NO_HEAD);
      }
    } catch (FolderZip.Refused refused) {
      list(ctx, 422, String.valueOf(refused.getMessage()));
    }
  }
}
