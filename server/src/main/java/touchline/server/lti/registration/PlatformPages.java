package touchline.server.lti.registration;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.account.Account;
import touchline.server.lti.key.ToolKeyStore;
import touchline.server.lti.platform.Platform;
import touchline.server.lti.platform.PlatformEndStore;
import touchline.server.lti.platform.PlatformStore;
import touchline.server.lti.platform.ToolAddress;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** The learning platforms, for who looks after this site. */
public final class PlatformPages {
  private static final String LIST = "/platforms";

  private static final String TAKEN =
      "This client is registered at this issuer already, or another registration at this issuer has"
          + " another key set. One issuer has one key set, so that nobody signs for people of"
          + " another platform.";

  private final PlatformStore platforms;
  private final PlatformEndStore ends;
  private final RegistrationStore registrations;
  private final ToolKeyStore keys;
  private final PlatformForm forms;
  private final ToolAddress site;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public PlatformPages(
      PlatformStore platforms,
      PlatformEndStore ends,
      RegistrationStore registrations,
      ToolKeyStore keys,
      PlatformForm forms,
      ToolAddress site,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.platforms = platforms;
    this.ends = ends;
    this.registrations = registrations;
    this.keys = keys;
    this.forms = forms;
    this.site = site;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  public void list(Context ctx) {
    list(ctx, 200, FilledForm.EMPTY, "");
  }

  private void list(Context ctx, int status, FilledForm form, String link) {
    Map<String, Object> shown = new HashMap<>();
    shown.put("platforms", platforms.all());
    shown.put("site", site);
    shown.put("form", form);
    shown.put("link", link);
    shown.put("keys", keys.published());
    shown.put("signing", keys.signing().getKeyID());
    PersonalPages.send(ctx, status, templates.render("lti/platforms", shown));
  }

  /** Registers one by hand. */
  public void add(Context ctx) {
    Map<String, String> typed = new LinkedHashMap<>();
    PlatformForm.FIELDS.forEach(name -> typed.put(name, field(ctx, name)));
    FilledForm form = forms.of(typed);
    Account who = access.required(ctx);
    Optional<Platform> added =
        form.isRight()
            ? platforms.add(PlatformForm.platform(form), who, clock.instant())
            : Optional.empty();
    if (added.isPresent()) {
      String deployment = form.value(PlatformForm.DEPLOYMENT);
      platforms.open(added.get(), deployment, who, clock.instant());
      ctx.redirect(path(added.get()), HttpStatus.SEE_OTHER);
    } else {
      Optional<String> problem = form.isRight() ? Optional.of(TAKEN) : Optional.empty();
      list(ctx, 422, form.with(FilledForm.WHOLE, problem), "");
    }
  }

  /** Makes a link with which a platform registers itself. */
  public void link(Context ctx) {
    if (site.site().isEmpty()) {
      list(ctx, 422, FilledForm.EMPTY, "");
      return;
    }
    String secret = registrations.make(access.required(ctx), clock.instant()).text();
    list(ctx, 200, FilledForm.EMPTY, site.text() + "/lti/register/" + secret);
  }

  /** Makes the next key. */
  public void rotate(Context ctx) {
    keys.rotate(access.required(ctx));
    ctx.redirect(LIST + "#keys", HttpStatus.SEE_OTHER);
  }

  public void page(Context ctx) {
    page(ctx, 200, platform(ctx), FilledForm.EMPTY);
  }

  private void page(Context ctx, int status, Platform platform, FilledForm form) {
    Map<String, Object> shown = new HashMap<>();
    shown.put("platform", platform);
    shown.put("deployments", platforms.deployments(platform));
    Map<String, String> frames = Map.of(PlatformForm.FRAMES, platform.frames());
    boolean isTyped = form.values().containsKey(PlatformForm.FRAMES);
    shown.put("form", form);
    shown.put("frames", isTyped ? form : new FilledForm(frames, Map.of()));
    shown.put("courses", ends.courses(platform));
    PersonalPages.send(ctx, status, templates.render("lti/platform", shown));
  }

  /** Takes launches from one more deployment. */
  public void open(Context ctx) {
    Platform platform = platform(ctx);
    String deployment = field(ctx, PlatformForm.DEPLOYMENT).strip();
    if (deployment.isEmpty() || deployment.length() > 255) {
      String problem = "A deployment has from 1 to 255 characters: the platform shows it.";
      Map<String, String> typed = Map.of(PlatformForm.DEPLOYMENT, deployment);
      Map<String, String> wrong = Map.of(PlatformForm.DEPLOYMENT, problem);
      page(ctx, 422, platform, new FilledForm(typed, wrong));
      return;
    }
    platforms.open(platform, deployment, access.required(ctx), clock.instant());
    ctx.redirect(path(platform), HttpStatus.SEE_OTHER);
  }

  /** Takes launches from it no longer. */
  public void close(Context ctx) {
    Platform platform = platform(ctx);
    String deployment = field(ctx, PlatformForm.DEPLOYMENT);
    platforms.close(platform, deployment, access.required(ctx), clock.instant());
    ctx.redirect(path(platform), HttpStatus.SEE_OTHER);
  }

  /** Lets pages of other addresses frame those of a launch. */
  public void frame(Context ctx) {
    Platform platform = platform(ctx);
    FilledForm form = PlatformForm.ofFrames(field(ctx, PlatformForm.FRAMES));
    if (form.isRight()) {
      String frames = form.value(PlatformForm.FRAMES);
      ends.frame(platform, frames, access.required(ctx), clock.instant());
      ctx.redirect(path(platform), HttpStatus.SEE_OTHER);
    } else {
      page(ctx, 422, platform, form);
    }
  }

  /** Takes it out, for who says that they are sure. */
  public void remove(Context ctx) {
    Platform platform = platform(ctx);
    if (field(ctx, "sure").equals("yes")) {
      ends.remove(platform, access.required(ctx), clock.instant());
      ctx.redirect(LIST, HttpStatus.SEE_OTHER);
    } else {
      String problem = "Tick that you are sure: the links and what was sent are forgotten.";
      page(ctx, 422, platform, FilledForm.EMPTY.with(FilledForm.WHOLE, Optional.of(problem)));
    }
  }

  private static String path(Platform platform) {
    return LIST + "/" + platform.id();
  }

  private Platform platform(Context ctx) {
    String id = ctx.pathParam("platform");
    if (!id.matches("[1-9][0-9]{0,17}")) {
      throw new NotFoundResponse();
    }
    return platforms.find(Long.parseLong(id)).orElseThrow(NotFoundResponse::new);
  }
}
