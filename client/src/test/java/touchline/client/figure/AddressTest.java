package touchline.client.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.geometry.Vec2;

class AddressTest {
  @Test
  void textNamesFigurePointsAndStep() {
    Map<String, Vec2> points = new LinkedHashMap<>();
    points.put("a", new Vec2(1, 1));
    points.put("p", new Vec2(-0.3, 6.5));
    assertEquals(
        "figure=closest-point&a=1,1&p=-0.3,6.5&step=5", Address.text("closest-point", points, 5));
  }

  @Test
  void whatIsWrittenIsReadBack() {
    Map<String, Vec2> points = Map.of("a", new Vec2(-0.1, 7.9), "b", new Vec2(0, 0.3));
    assertEquals(
        Optional.of(new Address("x", points, 12)), Address.parse(Address.text("x", points, 12)));
  }

  @Test
  void aFigureAloneShowsItsLastStep() {
    assertEquals(
        Optional.of(new Address("x", Map.of(), Address.LAST_STEP)), Address.parse("figure=x"));
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
        "figure=x&a=1",
        "figure=x&a=1,",
        "figure=x&a=,1",
        "figure=x&a=1,2,3",
        "figure=x&a=NaN,1",
        "figure=x&a=1e999,1",
        "figure=x&=1,1",
        "figure=x&a=1,1&a=2,2",
        "figure=x&step=0",
        "figure=x&step=-1",
        "figure=x&step=1.5",
        "figure=x&step=99999999999",
        "figure=x&step=two"
      })
  void anythingElseIsNoState(String fragment) {
    assertTrue(Address.parse(fragment).isEmpty());
  }
}
