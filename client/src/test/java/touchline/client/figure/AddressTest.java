package touchline.client.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTest {
  @Test
  void theNumbersAndTheStepAreRead() {
    assertEquals(
        Optional.of(new Address("closest-point", Map.of("a.x", 1.0, "p.y", -0.3), 5, Depth.OVER)),
        Address.parse("figure=closest-point&a.x=1&p.y=-0.3&step=5"));
  }

  @Test
  void aFigureAloneShowsItsLastStep() {
    assertEquals(
        Optional.of(new Address("x", Map.of(), Address.LAST_STEP, Depth.OVER)),
        Address.parse("figure=x"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "the-dot-product",
        "figure",
        "figure=x&",
        "figure=x&a",
        "figure=x&a=",
        "figure=x&a=1,2",
        "figure=x&a=NaN",
        "figure=x&a=1e999",
        "figure=x&=1",
        "figure=x&a=1&a=2",
        "figure=x&step=0",
        "figure=x&step=-1",
        "figure=x&step=1.5",
        "figure=x&step=99999999999",
        "figure=x&step=two",
        "figure=x&step=2&calls=over"
      })
  void anythingElseIsNoState(String fragment) {
    assertTrue(Address.parse(fragment).isEmpty());
  }
}
