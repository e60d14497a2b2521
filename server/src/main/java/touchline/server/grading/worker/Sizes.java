package touchline.server.grading.worker;

import org.objectweb.asm.tree.ClassNode;
import touchline.server.grading.gate.Library;
import touchline.server.grading.gate.Program;

/** How many bytes a new object takes, roughly and rather too many. */
final class Sizes {
  private static final int BYTES_OF_AN_OBJECT = 16;
  private static final int BYTES_OF_A_FIELD = 8;
  private static final int BYTES_OF_A_LIBRARY_OBJECT = 48;
  private final Program program;

  Sizes(Program program) {
    this.program = program;
  }

  int of(String type) {
    int bytes = 0;
    String at = type;
    for (ClassNode node = program.classes().get(at);
        node != null;
        node = program.classes().get(at)) {
      bytes += BYTES_OF_A_FIELD * node.fields.size();
      at = node.superName;
    }
    boolean isPlain = at.equals("java/lang/Object") || at.equals("java/lang/Record");
    boolean isVector = at.equals("touchline/geometry/Vec2");
    return bytes + (isPlain ? BYTES_OF_AN_OBJECT : isVector ? 32 : BYTES_OF_A_LIBRARY_OBJECT);
  }

  boolean isThrowable(String type) {
    String above = program.libraryType(type);
    return !above.startsWith("touchline/") && Throwable.class.isAssignableFrom(Library.type(above));
  }
}
