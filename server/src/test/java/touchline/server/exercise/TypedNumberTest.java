package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class TypedNumberTest {
  /** The cases by which the browser's handle reads the same fields. */
  @ParameterizedTest
  @CsvFileSource(files = "../content/src/test/resources/cases/coordinate.csv", numLinesToSkip = 1)
  void whatTheHandleFollowsIsWhatIsMarked(String typed, @Nullable Double value) {
    TypedNumber read = TypedNumber.parse("x", typed);
    if (value == null) {
      assertInstanceOf(TypedNumber.Refused.class, read);
    } else {
      assertEquals(new TypedNumber.Understood(value), read);
    }
  }
}
