package touchline.client.browser.doubles;

import java.util.Map;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.instructions.InvokeInstruction;

/**
 * Lets our own code read numbers by {@link Reading}. The class library's readers bring the tables
 * of lower-case letters along, for words such as "infinity" that nobody may type here.
 */
final class ShortReading implements ClassHolderTransformer {
  private static final String OURS = "touchline.";

  private static final Map<MethodReference, MethodReference> SHORTER =
      Map.of(
          new MethodReference(Double.class, "parseDouble", String.class, double.class),
          new MethodReference(Reading.class, "number", String.class, double.class),
          new MethodReference(Integer.class, "parseInt", String.class, int.class),
          new MethodReference(Reading.class, "whole", String.class, int.class));

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (!type.getName().startsWith(OURS)) {
      return;
    }
    for (MethodHolder method : type.getMethods()) {
      if (method.getProgram() != null) {
        redirect(method.getProgram());
      }
    }
  }

  private static void redirect(Program program) {
    for (BasicBlock block : program.getBasicBlocks()) {
      for (Instruction instruction : block) {
        if (instruction instanceof InvokeInstruction call) {
          call.setMethod(SHORTER.getOrDefault(call.getMethod(), call.getMethod()));
        }
      }
    }
  }
}
