package touchline.server.asset;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PackedAssetsTest {
  @Test
  void theBuildPackedWhatItWouldMakeNow() {
    Assets made = Assets.of(name -> ClassPath.bytes("touchline/script/" + name));
    Assets packed = Assets.load();
    assertEquals(made.styles(), packed.styles());
    assertEquals(made.start(), packed.start());
    assertEquals(made.scripts(), packed.scripts());
    assertEquals(made.icon(), packed.icon());
    assertEquals(made.byPath().keySet(), packed.byPath().keySet());
    made.byPath().forEach((path, asset) -> assertSame(asset, packed.byPath().get(path)));
  }

  private static void assertSame(KeptAnswer made, KeptAnswer packed) {
    assertEquals(made.type(), packed.type());
    assertArrayEquals(made.bytes(), packed.bytes());
  }
}
