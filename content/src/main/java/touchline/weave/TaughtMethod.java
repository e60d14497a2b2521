package touchline.weave;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.Method;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A method that is marked with {@code FigureInputs}.
 *
 * @param name class and tag, such as {@code SegmentCircle#closestPoint}
 * @param copy the class of its woven copy
 * @param parameters their names
 * @param inputs what the mark says
 */
record TaughtMethod(
    String name, Type copy, Method signature, List<String> parameters, String inputs) {
  private static final String MARK = "Ltouchline/taught/FigureInputs;";

  TaughtMethod {
    parameters = List.copyOf(parameters);
  }

  /** The marked methods of a class, compiled with {@code -g}, in order. */
  static List<TaughtMethod> in(byte[] classFile, String copy) {
    ClassNode type = new ClassNode();
    new ClassReader(classFile).accept(type, ClassReader.SKIP_FRAMES);
    List<TaughtMethod> marked = new ArrayList<>();
    for (MethodNode method : type.methods) {
      if (method.invisibleAnnotations != null) {
        for (AnnotationNode annotation : method.invisibleAnnotations) {
          if (annotation.desc.equals(MARK)) {
            marked.add(of(method, Type.getObjectType(copy), annotation));
          }
        }
      }
    }
    return marked;
  }

  private static TaughtMethod of(MethodNode method, Type copy, AnnotationNode mark) {
    String type = copy.getClassName().substring(copy.getClassName().lastIndexOf('.') + 1);
    return new TaughtMethod(
        type + "#" + value(mark, "tag", method.name),
        copy,
        new Method(method.name, method.desc),
        parameters(method),
        value(mark, "value", ""));
  }

  /** An annotation's values are a list of names, each before what it stands for. */
  private static String value(AnnotationNode mark, String name, String otherwise) {
    int at = mark.values.indexOf(name);
    return at < 0 ? otherwise : (String) mark.values.get(at + 1);
  }

  private static List<String> parameters(MethodNode method) {
    int size = 0;
    for (Type type : Type.getArgumentTypes(method.desc)) {
      size += type.getSize();
    }
    int end = size;
    return method.localVariables.stream()
        .filter(variable -> variable.index < end)
        .sorted(Comparator.comparingInt((LocalVariableNode variable) -> variable.index))
        .map(variable -> variable.name)
        .toList();
  }
}
