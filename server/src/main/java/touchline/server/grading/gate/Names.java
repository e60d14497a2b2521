package touchline.server.grading.gate;

/** Names of types as people write them. */
final class Names {
  private static final String LANG = "java.lang.";

  private Names() {}

  /** Takes the name in the form of class files; types of java.lang lose the package. */
  static String of(String type) {
    String name = type.replace('/', '.').replace('$', '.');
    boolean isLang = name.startsWith(LANG) && name.indexOf('.', LANG.length()) < 0;
    return isLang ? name.substring(LANG.length()) : name;
  }
}
