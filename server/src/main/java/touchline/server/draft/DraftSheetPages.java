package touchline.server.draft;

import io.javalin.http.Context;
import java.util.HashMap;
import java.util.Map;
import touchline.server.account.AccessPages;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/**
 * Shows the page of a draft: what was typed, what is wrong with it, what was measured, and to whom
 * it can be given.
 */
record DraftSheetPages(
    Measures measures,
    Publication publication,
    Sharing sharing,
    AccessPages access,
    Templates templates) {
  /** As it is kept. */
  void show(Context ctx, Draft draft, String done) {
    show(ctx, 200, draft, draft.written(), unmeasured(draft), Map.of("done", done));
  }

  /** Nothing was stored, and nothing that was typed is lost. */
  void refuse(Context ctx, int status, Draft now, Written typed, String problem) {
    MeasuredView measured = MeasuredView.none(typed, "");
    show(ctx, status, now, typed, measured, Map.of("problem", problem));
  }

  /**
   * With what was measured of what was just saved.
   *
   * @param isAdded by a button that adds cases: who pressed it goes on at the verdict
   */
  void showMeasured(Context ctx, Draft draft, Written written, boolean isAdded) {
    Map<String, Object> more = isAdded ? Map.of("added", true) : Map.of();
    show(ctx, 200, draft, written, measured(ctx, written), more);
  }

  /** What is measured, or why it cannot be now. */
  MeasuredView measured(Context ctx, Written written) {
    try {
      return MeasuredView.of(written, measures.of(access.required(ctx), written));
    } catch (Measures.NotNow not) {
      return MeasuredView.none(written, String.valueOf(not.getMessage()));
    }
  }

  /** Told beside the button: the page opens there. */
  void unpublished(Context ctx, int status, Draft draft, String problem) {
    unpublished(ctx, status, draft, unmeasured(draft), problem);
  }

  /** The same with what has to be mended. */
  void unpublished(Context ctx, int status, Draft draft, MeasuredView measured, String problem) {
    show(ctx, status, draft, draft.written(), measured, Map.of("unpublished", problem));
  }

  private static MeasuredView unmeasured(Draft draft) {
    return MeasuredView.none(draft.written(), "");
  }

  private void show(
      Context ctx,
      int status,
      Draft draft,
      Written written,
      MeasuredView measured,
      Map<String, Object> more) {
    Map<String, String> problems = new HashMap<>(Found.byField(measured.problems()));
    String whole = (String) more.get("problem");
    if (whole != null) {
      problems.put(FilledForm.WHOLE, whole);
    }
    Map<String, Object> shown = new HashMap<>(more);
    shown.put("draft", draft);
    shown.put("form", new FilledForm(DraftForm.values(written), problems));
    shown.put("mistakes", written.mistakes());
    shown.put("wantedHead", WrittenWanted.head(written.method()));
    shown.put("courses", publication.courses(access.required(ctx), draft));
    shown.put("isChanged", publication.isChanged(draft));
    shown.put("staffs", sharing.choices(access.required(ctx), draft));
    shown.put("measured", measured);
    PersonalPages.send(ctx, status, templates.render("draft/page", shown));
  }
}
