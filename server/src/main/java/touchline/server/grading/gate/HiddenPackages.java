package touchline.server.grading.gate;

import java.lang.module.ModuleFinder;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import touchline.server.grading.job.Complaint;

/**
 * Packages of the platform that the compiler is not shown. To use one is not a slip of the pen, and
 * is answered like any other call that is not allowed.
 */
public final class HiddenPackages {
  private static final String MISSING = "package ";
  private static final String PLACE = "location: class ";
  private static final String OWN_PACKAGE = "package exists in another module";
  private static final Set<String> PACKAGES =
      ModuleFinder.ofSystem().findAll().stream()
          .flatMap(module -> module.descriptor().packages().stream())
          .collect(Collectors.toUnmodifiableSet());

  private HiddenPackages() {}

  /** What of the complaints is to be refused rather than corrected. */
  public static List<Complaint> refusals(
      List<Complaint> complaints, AllowList allowed, Replacements instead) {
    List<Complaint> refusals = new ArrayList<>();
    for (Complaint complaint : complaints) {
      String name = hidden(complaint.text(), allowed);
      if (!name.isEmpty()) {
        String text = shown(name) + " is not allowed here";
        refusals.add(new Complaint(complaint.line(), complaint.column(), text, instead.of(name)));
      }
    }
    return refusals;
  }

  private static String hidden(String text, AllowList allowed) {
    if (text.startsWith(OWN_PACKAGE)) {
      return "package";
    }
    String missing = wordAfter(MISSING, text);
    if (PACKAGES.contains(missing) || missing.startsWith("java.lang.")) {
      return missing;
    }
    String place = wordAfter(PLACE, text).replace('.', '/');
    boolean isOfTheLibrary = place.startsWith("java/") && Library.isThere(place);
    return isOfTheLibrary && !allowed.hasType(place) ? place.replace('/', '.') : "";
  }

  /** Types of java.lang go by their short names, packages never. */
  private static String shown(String name) {
    return PACKAGES.contains(name) ? name : Names.of(name);
  }

  /** The word behind the first occurrence of a phrase of the compiler's messages, or nothing. */
  private static String wordAfter(String phrase, String text) {
    int at = text.indexOf(phrase);
    if (at < 0) {
      return "";
    }
    String rest = text.substring(at + phrase.length());
    int end = 0;
    while (end < rest.length() && !Character.isWhitespace(rest.charAt(end))) {
      end++;
    }
    return rest.substring(0, end);
  }
}
