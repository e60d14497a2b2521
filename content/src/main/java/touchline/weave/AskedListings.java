package touchline.weave;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The names of the listings that a class asks for: {@code Listing.of("Measure#distance")}. */
final class AskedListings {
  private static final String LISTING = "touchline/listing/Listing";

  private AskedListings() {}

  static List<String> in(byte[] classFile) {
    ClassNode type = new ClassNode();
    new ClassReader(classFile).accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    List<String> names = new ArrayList<>();
    for (MethodNode method : type.methods) {
      for (AbstractInsnNode at : method.instructions) {
        if (asks(at) && at.getPrevious() instanceof LdcInsnNode name) {
          names.add((String) name.cst);
        }
      }
    }
    return names;
  }

  private static boolean asks(AbstractInsnNode at) {
    return at.getOpcode() == Opcodes.INVOKESTATIC
        && at instanceof MethodInsnNode call
        && call.owner.equals(LISTING)
        && call.name.equals("of");
  }
}
