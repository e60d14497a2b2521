package touchline.server.draft;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import touchline.server.account.AccessPages;
import touchline.server.author.Measurement;
import touchline.server.page.Form;

/** Publishes what was just saved to the courses that are chosen, or says why it cannot be. */
record PublishingPages(Publication publication, DraftSheetPages sheet, AccessPages access) {
  private static final String NOT_PUBLISHED =
      "It was saved, and not published: something has to be mended first.";

  void publish(Context ctx, Form form, Draft draft) {
    try {
      Publication.Result result =
          publication.publish(access.required(ctx), draft, field -> !form.first(field).isEmpty());
      if (result instanceof Publication.Result.Done) {
        ctx.redirect(draft.path() + "?done=published#published", HttpStatus.SEE_OTHER);
      } else if (result instanceof Publication.Result.Broken broken) {
        Measurement none = Measurement.broken(broken.problems());
        MeasuredView measured = MeasuredView.of(draft.written(), none);
        sheet.unpublished(ctx, 422, draft, measured, NOT_PUBLISHED);
      } else {
        sheet.unpublished(ctx, 422, draft, "Choose a course to publish it to.");
      }
    } catch (Measures.NotNow not) {
      sheet.unpublished(ctx, 503, draft, String.valueOf(not.getMessage()));
    }
  }
}
