package touchline.client.browser.doubles;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/**
 * Lets the class library put doubles into text by {@link Writing}. Its own way is the only one in
 * our script that computes with integers of 64 bits, which brings an arithmetic of its own along.
 */
final class ShortWriting implements ClassHolderTransformer {
  private static final String BUILDER = "java.lang.AbstractStringBuilder";
  private static final ValueType.Object SELF = ValueType.object(BUILDER);

  private static final MethodDescriptor INSERT =
      new MethodDescriptor("insert", ValueType.INTEGER, ValueType.DOUBLE, SELF);

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    MethodHolder insert = type.getMethod(INSERT);
    if (type.getName().equals(BUILDER) && insert != null) {
      ProgramEmitter emitter = ProgramEmitter.create(insert, context.getHierarchy());
      ValueEmitter index = emitter.var(1, ValueType.INTEGER);
      ValueEmitter value = emitter.var(2, ValueType.DOUBLE);
      ValueEmitter text = emitter.invoke(Writing.class, "text", String.class, value);
      emitter.var(0, SELF).invokeVirtual("insert", SELF, index, text).returnValue();
    }
  }
}
