package touchline.server.asset;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A module as a script that a page on a USB stick can load: browsers load no modules from files.
 * What it exports is kept under its address in an object of the loader, and what it imports is
 * taken from there.
 */
public final class ClassicScript {
  /** The address of the loader's object. */
  private static final String KNOWN = "touchline";

  private static final Pattern IMPORT =
      Pattern.compile("import ?\\{([^}]*)\\} ?from ?(\"\\./[^\"]+\");");

  private static final Pattern EXPORT = Pattern.compile("export ?\\{([^}]*)\\};?\\s*$");
  private static final Pattern AS = Pattern.compile("([\\w$]+) as ([\\w$]+)");

  /** What is left of them when all are replaced that have the two forms above. */
  private static final Pattern OTHER_FORM =
      Pattern.compile("(?m)(^|[;}])(import|export)\\b(?!\\()");

  private ClassicScript() {}

  /**
   * The script that stands for a module.
   *
   * @param file its name, by which others import it
   * @throws IllegalArgumentException if the module imports or exports in another form than ours do
   */
  public static String of(String file, String module) {
    Matcher exports = EXPORT.matcher(module);
    String names = exports.find() ? AS.matcher(exports.group(1)).replaceAll("$2:$1") : "";
    String body = names.isEmpty() ? module : module.substring(0, exports.start());
    body = IMPORT.matcher(body).replaceAll(ClassicScript::taken);
    body = body.replaceAll("\\bimport\\(", KNOWN + ".load(");
    if (OTHER_FORM.matcher(body).find()) {
      throw new IllegalArgumentException("a module must import { names } and export them: " + file);
    }
    return KNOWN + "[\"./" + file + "\"]=(()=>{\n" + body + "\nreturn {" + names + "};})();\n";
  }

  private static String taken(MatchResult imported) {
    String names = AS.matcher(imported.group(1)).replaceAll("$1:$2");
    return Matcher.quoteReplacement(
        "const {" + names + "}=" + KNOWN + "[" + imported.group(2) + "];");
  }
}
