package touchline.server.lti.service;

import com.nimbusds.jose.util.JSONObjectUtils;
import java.text.ParseException;
import java.util.List;
import java.util.Map;
import touchline.server.fetch.Fetched;

/** What a platform says of why it does not do something, for people who look after it. */
final class PlatformWords {
  private static final int LONGEST = 200;

  /** Where platforms write it; each has its own way. */
  private static final List<String> NAMES =
      List.of("error_description", "message", "reason", "detail", "title", "error");

  private PlatformWords() {}

  /** To go on with after what it answered; empty if it says nothing that can be read. */
  static String of(Fetched answer) {
    String said = said(object(answer)).replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    String some = said.length() > LONGEST ? said.substring(0, LONGEST) + "…" : said;
    return some.isEmpty() ? "" : " (" + some.replaceFirst("\\.$", "") + ")";
  }

  /** Whether it is this error of OAuth. */
  static boolean isError(Fetched answer, String name) {
    return name.equals(object(answer).get("error"));
  }

  private static Map<String, Object> object(Fetched answer) {
    try {
      return JSONObjectUtils.parse(answer.text());
    } catch (ParseException noObject) {
      return Map.of();
    }
  }

  /** Some platforms put it into the first of several errors. */
  private static String said(Map<?, ?> answer) {
    for (String name : NAMES) {
      String said = ServiceCalls.text(answer, name);
      if (!said.isBlank()) {
        return said;
      }
    }
    return answer.get("errors") instanceof List<?> all
            && !all.isEmpty()
            && all.get(0) instanceof Map<?, ?> first
            && !first.containsKey("errors")
        ? said(first)
        : "";
  }
}
