package touchline.server.author;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.code.Declaration;

/** The cases beside a case can be given to a method, too. */
class NearbyTest {
  private static final int MANY = 50;

  @ParameterizedTest
  @ValueSource(doubles = {0, 1e-12, 1e-7, 3e-7, 1e-6, 1})
  void besideASmallCircleNoRadiusIsBelowZero(double radius) {
    Nearby nearby = of("double f(Circle circle)");
    List<double[]> small = Collections.nCopies(MANY, new double[] {-7, 4, radius});
    assertTrue(nearby.all(small).stream().allMatch(near -> near[2] >= 0));
  }

  @Test
  void besideASmallCircleOfAListNoRadiusIsBelowZero() {
    Nearby nearby = of("double f(Circle[] circles)");
    List<double[]> small = Collections.nCopies(MANY, new double[] {1, -7, 4, 1e-8});
    assertTrue(nearby.all(small).stream().allMatch(near -> near[0] == 1 && near[3] >= 0));
  }

  private static Nearby of(String head) {
    return new Nearby(Declaration.of(head).signature());
  }
}
