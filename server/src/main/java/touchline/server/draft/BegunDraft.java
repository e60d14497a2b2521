package touchline.server.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.code.Declaration;
import touchline.code.ValueType;
import touchline.server.author.folder.HeadReader;

/** What a draft begins with whose author says no more than the head of the method. */
final class BegunDraft {
  private BegunDraft() {}

  /** Why there is none. */
  static String unread(String typed) {
    return "No exercise can have this method: " + HeadReader.fault(typed) + ".";
  }

  /** Empty if it is no head that an exercise can have. */
  static Optional<Written> of(String typed) {
    return HeadReader.declaration(typed).map(BegunDraft::begun);
  }

  private static Written begun(Declaration method) {
    String starter = method.starter();
    return new Written(
        "",
        method.head(),
        "",
        text(method),
        starter,
        List.of(new WrittenMistake("mistake-1", "", "", starter)),
        "# First cases. Say here in a few words what they try.\n" + example(method) + "\n",
        WrittenQuestion.NONE,
        WrittenTests.NONE,
        WrittenWanted.NONE,
        WrittenPicture.NONE);
  }

  private static String text(Declaration method) {
    String names =
        method.names().stream().map(name -> "`" + name + "`").collect(Collectors.joining(", "));
    return "Write the method that is given " + names + ", and says …";
  }

  /** Points of their own, so that it is a case in which something can be seen. */
  private static String example(Declaration method) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < method.names().size(); i++) {
      parts.add(method.names().get(i) + " = " + value(method.signature().parameters().get(i), i));
    }
    return String.join(", ", parts);
  }

  private static String value(ValueType kind, int at) {
    String point = "(" + at + ", " + (at * at) % 5 + ")";
    return switch (kind) {
      case POINT -> point;
      case NUMBER -> "2";
      case TRUTH -> "true";
      case CIRCLE -> point + " radius 2";
      case SEGMENT -> point + " to (" + (at + 3) + ", 1)";
      case CIRCLES -> "[" + point + " radius 1]";
    };
  }
}
