package touchline.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.geometry.Vec2;

class SharedTest {
  @Test
  void linkSaysWhatItWasMadeOf() {
    Shared shared = new Shared(Level.WALL, 3, new Vec2(12.5, -2), Set.of());
    assertEquals("level=wall&seed=3&x=12.5&y=-2", shared.text());
    assertEquals(Optional.of(shared), Shared.parse(shared.text()));
  }

  @Test
  void linkToAPitchThatHasGrownSaysByWhat() {
    Set<Skill> written = EnumSet.of(Skill.OVERLAPS, Skill.TIME_TO_TOUCH);
    Shared shared = new Shared(Level.OWN, 1, new Vec2(9, 0), written);
    assertEquals("level=empty&with=129&seed=1&x=9&y=0", shared.text());
    assertEquals(Optional.of(shared), Shared.parse(shared.text()));
    String strange = shared.text().replace("129", "1e300");
    assertEquals(Level.OWN, Shared.parse(strange).orElseThrow().level());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "figure=game",
        "level=nowhere&seed=1&x=1&y=1",
        "level=wall&seed=0&x=1&y=1",
        "level=wall&seed=1.5&x=1&y=1",
        "level=wall&seed=1&x=0&y=0",
        "level=wall&seed=1&x=900&y=0",
        "level=wall&seed=1&x=&y=1",
        "level=wall"
      })
  void whatIsMalformedIsIgnored(String fragment) {
    assertEquals(Optional.empty(), Shared.parse(fragment));
  }
}
