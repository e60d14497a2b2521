package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.CodeSizeEvaluator;
import touchline.geometry.Vec2;

class PushOutTest {
  /** HotSpot's FreqInlineSize: a longer method is called, and its result takes 32 bytes. */
  private static final int INLINED = 325;

  @Test
  void theMethodIsShortEnoughToBeInlined() throws IOException {
    AtomicInteger bytes = new AtomicInteger();
    new ClassReader(PushOut.class.getName())
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String type, String signature, String[] exceptions) {
                return new CodeSizeEvaluator(null) {
                  @Override
                  public void visitEnd() {
                    if (name.equals("of")) {
                      bytes.set(getMinSize());
                    }
                  }
                };
              }
            },
            0);
    assertTrue(bytes.get() > 0 && bytes.get() <= INLINED, "bytes: " + bytes);
  }

  /** Where the squares that decide would leave the doubles, another way takes over unseen. */
  @ParameterizedTest
  @CsvSource({
    "1, 7, 5.5, -0.3, 0.4", // beside (4, 3), 5 away
    "1, 7, 4.5, 0, 0",
    "11, 10, 5.5, 0.3, 0.4", // beyond (8, 6), 5 away
    "11, 10, 4.5, 0, 0",
    "-3, -4, 5.5, -0.3, -0.4", // beyond (0, 0), 5 away
    "-3, -4, 4.5, 0, 0"
  })
  void theMoveGrowsWithThePlane(double px, double py, double r, double x, double y) {
    Vec2 move = PushOut.of(0, 0, 8, 6, px, py, r, 0);
    assertEquals(x, move.x(), 1e-15);
    assertEquals(y, move.y(), 1e-15);
    for (int power = -1_000; power <= 1_000; power++) {
      double unit = Math.scalb(1.0, power);
      Vec2 grown = PushOut.of(0, 0, 8 * unit, 6 * unit, px * unit, py * unit, r * unit, 0);
      assertEquals(move.x(), grown.x() / unit, 1e-15);
      assertEquals(move.y(), grown.y() / unit, 1e-15);
    }
  }
}
