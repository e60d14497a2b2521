package touchline.server.grading.worker;

import java.util.List;
import java.util.Set;
import touchline.server.grading.job.Complaint;

/**
 * Puts a class around methods that were typed or pasted without one, in the line where the first
 * begins: so lines keep their numbers. Imports stay before it, and the geometry is imported.
 */
record PastedMethod(String source, int line, int column, int added) {
  private static final String CLASS =
      "import touchline.geometry.*; class " + TargetMethod.CLASS + " { ";

  private static final Set<String> TYPES = Set.of("class", "interface", "enum", "record");

  /** Of a source as it was typed; one that has classes is left as it is. */
  static PastedMethod of(String typed) {
    Declarations found = new Declarations(typed);
    found.read();
    if (!found.hasMethod || found.hasClass) {
      return new PastedMethod(typed, 0, 0, 0);
    }
    String before = typed.substring(0, found.first);
    int line = 1 + (int) before.chars().filter(c -> c == '\n').count();
    int column = found.first - before.lastIndexOf('\n');
    String whole = before + CLASS + typed.substring(found.first) + "\n}";
    return new PastedMethod(whole, line, column, CLASS.length());
  }

  /** What the compiler says of the source, with the places in what was typed. */
  List<Complaint> asTyped(List<Complaint> complaints) {
    return added == 0 ? complaints : complaints.stream().map(this::asTyped).toList();
  }

  private Complaint asTyped(Complaint told) {
    int last = (int) source.chars().filter(c -> c == '\n').count();
    if (told.line() > last) {
      return new Complaint(last, 0, told.text(), told.advice());
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
