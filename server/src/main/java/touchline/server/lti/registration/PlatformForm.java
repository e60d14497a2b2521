package touchline.server.lti.registration;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.fetch.Fetcher;
import touchline.server.lti.platform.Platform;
import touchline.server.page.FilledForm;

/** What is asked about a platform that is registered by hand. */
public final class PlatformForm {
  static final String NAME = "name";
  static final String ISSUER = "issuer";
  static final String CLIENT = "client";
  static final String AUTHORISES = "authorises";
  static final String TOKENS = "tokens";
  static final String KEY_SET = "keySet";
  static final String AUDIENCE = "audience";
  static final String FRAMES = "frames";
  static final String DEPLOYMENT = "deployment";

  static final List<String> FIELDS =
      List.of(NAME, ISSUER, CLIENT, AUTHORISES, TOKENS, KEY_SET, AUDIENCE, FRAMES, DEPLOYMENT);

  private static final Map<String, Integer> LONGEST =
      Map.of(NAME, 200, ISSUER, 500, CLIENT, 500, DEPLOYMENT, 255);

  private static final int LONGEST_ADDRESS = 1000;

  private final Fetcher fetcher;

  public PlatformForm(Fetcher fetcher) {
    this.fetcher = fetcher;
  }

  /** The form with what is wrong. */
  FilledForm of(Map<String, String> typed) {
    Map<String, String> values = new LinkedHashMap<>();
    typed.forEach((field, text) -> values.put(field, text.strip()));
    FilledForm form = new FilledForm(values, Map.of());
    for (String field : FIELDS) {
      int most = LONGEST.getOrDefault(field, LONGEST_ADDRESS);
      String value = form.value(field);
      if (value.length() > most) {
        form = form.with(field, Optional.of("This has at most " + most + " characters."));
      }
      boolean isNeeded = !field.equals(AUDIENCE) && !field.equals(FRAMES);
      if (isNeeded && value.isEmpty()) {
        form = form.with(field, Optional.of("The platform shows this; copy it from there."));
      }
    }
    for (String field : List.of(AUTHORISES, TOKENS, KEY_SET)) {
      form = form.with(field, problem(form.value(field)));
    }
    return form.with(FRAMES, framesProblem(form.value(FRAMES)));
  }

  private Optional<String> problem(String address) {
    return uri(address)
        .map(uri -> fetcher.problem(uri).map(PlatformForm::sentence))
        .orElseGet(() -> Optional.of("This must be an address: " + address));
  }

  private static String sentence(String clause) {
    return Character.toUpperCase(clause.charAt(0)) + clause.substring(1) + ".";
  }

  static Optional<URI> uri(String text) {
    try {
      return Optional.of(new URI(text));
    } catch (URISyntaxException none) {
      return Optional.empty();
    }
  }

  static Optional<String> framesProblem(String frames) {
    for (String one : frames.isEmpty() ? List.<String>of() : List.of(frames.split("\\s+", -1))) {
      if (!one.matches("https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?")) {
        return Optional.of(
            "This must be addresses such as https://school.example.org, with blanks between: "
                + one);
      }
    }
    return Optional.empty();
  }

  /** The form for one field of it: where frames may stand. */
  static FilledForm ofFrames(String typed) {
    String frames = typed.strip().replaceAll("\\s+", " ");
    FilledForm form = new FilledForm(Map.of(FRAMES, frames), Map.of());
    boolean isLong = frames.length() > LONGEST_ADDRESS;
    String most = "This has at most " + LONGEST_ADDRESS + " characters.";
    return form.with(FRAMES, isLong ? Optional.of(most) : framesProblem(frames));
  }

  /** The platform of a form in which nothing is wrong. */
  static Platform platform(FilledForm form) {
    return new Platform(
        0,
        form.value(NAME),
        form.value(ISSUER),
        form.value(CLIENT),
        URI.create(form.value(AUTHORISES)),
        URI.create(form.value(TOKENS)),
        URI.create(form.value(KEY_SET)),
        form.value(AUDIENCE),
        form.value(FRAMES).replaceAll("\\s+", " "));
  }
}
