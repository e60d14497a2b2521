package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ConditionTest {
  private final Map<String, Object> values = Map.of("t", 0.5, "blocks", true, "far", false);

  @Test
  void valuesArePutInAndNamedOnce() {
    Condition condition = Condition.of("t >= 0 && t <= 1", values);
    assertEquals("0.5 >= 0 && 0.5 <= 1", condition.with());
    assertEquals(": *t* = {t}", condition.because());
  }

  @Test
  void eachPartOfAConditionIsAReason() {
    Condition condition = Condition.of("blocks && far", values);
    assertEquals("true && false", condition.with());
    assertEquals(": *blocks* = {blocks}, *far* = {far}", condition.because());
  }

  @Test
  void aConditionThatIsOneNameIsNoReasonForItself() {
    Condition condition = Condition.of("blocks", values);
    assertEquals("", condition.with());
    assertEquals("", condition.because());
  }
}
