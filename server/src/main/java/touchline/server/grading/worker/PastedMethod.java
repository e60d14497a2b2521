package touchline.server.grading.worker;

import java.util.List;
import java.util.Set;
import touchline.server.grading.job.Complaint;

/**
 * Adds what students leave out, in the line where their first class or method begins: so lines keep
 * their numbers. Methods without a class get one, and the geometry is imported.
 *
 * @param source as it is compiled
 * @param lines number of lines as it was typed
 * @param line where something was added, from 1
 * @param column where it was added, from 1
 * @param added its length
 */
record PastedMethod(String source, int lines, int line, int column, int added) {
  private static final String IMPORT = "import touchline.geometry.*; ";
  private static final String CLASS = IMPORT + "class " + TargetMethod.CLASS + " { ";

  private static final Set<String> TYPES = Set.of("class", "interface", "enum", "record");

  /** Of a source as it was typed; one that has neither a class nor a method is left as it is. */
  static PastedMethod of(String typed) {
    Declarations found = new Declarations(typed);
    found.read();
    if (found.hasClass) {
      return with(IMPORT, typed, found.first, "");
    }
    return found.hasMethod
        ? with(CLASS, typed, found.first, "\n}")
        : new PastedMethod(typed, lines(typed) + 1, 0, 0, 0);
  }

  private static PastedMethod with(String added, String typed, int at, String end) {
    String before = typed.substring(0, at);
    String whole = before + added + typed.substring(at) + end;
    int column = at - before.lastIndexOf('\n');
    return new PastedMethod(whole, lines(typed) + 1, lines(before) + 1, column, added.length());
  }

  /** How many are ended. */
  private static int lines(String text) {
    return (int) text.chars().filter(c -> c == '\n').count();
  }

  /** What the compiler says of the source, with the places in what was typed. */
  List<Complaint> asTyped(List<Complaint> complaints) {
    return added == 0 ? complaints : complaints.stream().map(this::asTyped).toList();
  }

  private Complaint asTyped(Complaint told) {
    if (told.line() > lines) {
      return new Complaint(lines, 0, told.text(), told.advice());
    }
    boolean isMoved = told.line() == line && told.column() >= column + added;
    return new Complaint(
        told.line(), isMoved ? told.column() - added : told.column(), told.text(), told.advice());
  }

  /** What stands in no brackets: imports, classes and methods. */
  private static final class Declarations {
    private final String source;
    private int first = -1;
    private boolean hasMethod;
    private boolean hasClass;
    private int depth;
    private boolean isImport;
    private boolean isType;
    private boolean hasParameters;

    Declarations(String source) {
      this.source = source;
    }

    void read() {
      SourceRules words = new SourceRules(source);
      for (int at = 0; at < source.length(); ) {
        int end = words.wordOrMore(at);
        String word = source.substring(at, end);
        boolean isSilent = word.isBlank() || word.startsWith("//") || word.startsWith("/*");
        if (!isSilent) {
          hear(word, at);
        }
        at = end;
      }
    }

    private void hear(String word, int at) {
      if (depth > 0) {
        bracket(word);
        return;
      }
      isImport |= word.equals("import") || word.equals("package");
      if (first < 0 && !isImport && !word.equals(";")) {
        first = at;
      }
      isType |= TYPES.contains(word);
      hasClass |= word.equals("class");
      hasParameters |= word.equals("(");
      hasMethod |= word.equals("{") && hasParameters && !isType;
      bracket(word);
      if (word.equals(";")) {
        begin();
      }
    }

    private void bracket(String word) {
      if (word.equals("(") || word.equals("{")) {
        depth++;
      } else if ((word.equals(")") || word.equals("}")) && depth > 0) {
        depth--;
        if (depth == 0 && word.equals("}")) {
          begin();
        }
      }
    }

    private void begin() {
      isImport = false;
      isType = false;
      hasParameters = false;
    }
  }
}
