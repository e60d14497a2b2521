package touchline.client.browser.doubles;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.Variable;
import org.teavm.model.instructions.BinaryInstruction;
import org.teavm.model.instructions.BinaryOperation;
import org.teavm.model.instructions.NegateInstruction;
import org.teavm.model.instructions.NumericOperandType;

/**
 * Writes sums and products of doubles so that their second operand keeps its brackets: {@code x +
 * y} becomes {@code x - -y}, and {@code x * y} becomes {@code -(x * -y)}. A sign is never rounded,
 * so both give the same bits as before, signed zeros included.
 */
final class Regrouping implements ClassHolderTransformer {
  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    for (MethodHolder method : type.getMethods()) {
      if (method.getProgram() != null) {
        regroup(method.getProgram());
      }
    }
  }

  private static void regroup(Program program) {
    for (BasicBlock block : program.getBasicBlocks()) {
      Constants constants = new Constants();
      Instruction at = block.getFirstInstruction();
      while (at != null) {
        Instruction next = at.getNext();
        boolean regroups = needsBrackets(at, constants);
        constants.pass(at);
        if (regroups) {
          regroup(program, (BinaryInstruction) at);
        }
        at = next;
      }
    }
  }

  /**
   * A constant never has brackets, and the compiler would write {@code x--0.0}, which is no sum.
   */
  private static boolean needsBrackets(Instruction instruction, Constants constants) {
    return instruction instanceof BinaryInstruction binary
        && binary.getOperandType() == NumericOperandType.DOUBLE
        && !constants.contains(binary.getSecondOperand());
  }

  private static void regroup(Program program, BinaryInstruction binary) {
    if (binary.getOperation() == BinaryOperation.ADD) {
      BinaryInstruction difference = with(BinaryOperation.SUBTRACT, program, binary);
      difference.setReceiver(binary.getReceiver());
      binary.replace(difference);
    } else if (binary.getOperation() == BinaryOperation.MULTIPLY) {
      BinaryInstruction product = with(BinaryOperation.MULTIPLY, program, binary);
      product.setReceiver(program.createVariable());
      NegateInstruction negated = negation(product.getReceiver(), binary.getReceiver());
      negated.setLocation(binary.getLocation());
      binary.replace(product);
      product.insertNext(negated);
    }
  }

  /** The operation on the first operand and the second one with its sign changed. */
  private static BinaryInstruction with(
      BinaryOperation operation, Program program, BinaryInstruction binary) {
    Variable opposite = program.createVariable();
    NegateInstruction negation = negation(binary.getSecondOperand(), opposite);
    negation.setLocation(binary.getLocation());
    binary.insertPrevious(negation);
    BinaryInstruction changed = new BinaryInstruction(operation, NumericOperandType.DOUBLE);
    changed.setFirstOperand(binary.getFirstOperand());
    changed.setSecondOperand(opposite);
    changed.setLocation(binary.getLocation());
    return changed;
  }

  private static NegateInstruction negation(Variable operand, Variable receiver) {
    NegateInstruction negation = new NegateInstruction(NumericOperandType.DOUBLE);
    negation.setOperand(operand);
    negation.setReceiver(receiver);
    return negation;
  }
}
