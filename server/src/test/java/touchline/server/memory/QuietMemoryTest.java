package touchline.server.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class QuietMemoryTest {
  private long collections;
  private int asked;

  private final QuietMemory memory =
      new QuietMemory(
          () -> collections,
          () -> {
            asked++;
            collections++;
          });

  private void look(int expected) {
    memory.look();
    assertEquals(expected, asked);
  }

  @Test
  void aCrowdIsNotDisturbedAndAfterItMemoryIsCollectedOnce() {
    for (int i = 0; i < 5; i++) {
      collections += 3;
      look(0);
    }
    look(1);
    look(1);
    look(1);
  }

  @Test
  void itIsCollectedAgainAfterTheNextCrowd() {
    collections = 1;
    look(0);
    look(1);
    collections++;
    look(1);
    look(2);
    look(2);
  }

  @Test
  void littleOfTheHeapStaysFreeHoweverJavaWasStarted() {
    HotSpotDiagnosticMXBean machine =
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
    QuietMemory.keepLittle();
    assertEquals("10", machine.getVMOption("MinHeapFreeRatio").getValue());
    assertEquals("25", machine.getVMOption("MaxHeapFreeRatio").getValue());
  }
}
