package touchline.client.browser.doubles;

import java.util.HashSet;
import java.util.Set;
import org.teavm.model.Instruction;
import org.teavm.model.Variable;
import org.teavm.model.instructions.AssignInstruction;
import org.teavm.model.instructions.DoubleConstantInstruction;
import org.teavm.model.util.DefinitionExtractor;

/** Which variables hold a constant while the instructions of one block are passed in order. */
final class Constants {
  private final Set<Variable> held = new HashSet<>();

  boolean contains(Variable variable) {
    return held.contains(variable);
  }

  void pass(Instruction instruction) {
    boolean constant =
        instruction instanceof DoubleConstantInstruction
            || (instruction instanceof AssignInstruction copy && contains(copy.getAssignee()));
    DefinitionExtractor definitions = new DefinitionExtractor();
    instruction.acceptVisitor(definitions);
    for (Variable defined : definitions.getDefinedVariables()) {
      if (constant) {
        held.add(defined);
      } else {
        held.remove(defined);
      }
    }
  }
}
