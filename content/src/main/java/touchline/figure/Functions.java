package touchline.figure;

import java.util.List;
import java.util.Optional;

/**
 * The methods that figures can run, by their names, and what draws their inputs. Those of the first
 * lessons are a list of their own, so that a script can do without the others: it is most of what a
 * reader waits for.
 */
public final class Functions {
  /** The first lessons are those up to this order. */
  public static final int LAST_OF_FIRST = 50;

  private final List<Function> functions;
  private final GivenDrawing.Maker given;

  private Functions(List<Function> functions, GivenDrawing.Maker given) {
    this.functions = functions;
    this.given = given;
  }

  /** Of the whole course. */
  public static Functions all() {
    return All.FUNCTIONS;
  }

  /** Of the classes that the figures of the first lessons run. */
  public static Functions first() {
    return First.FUNCTIONS;
  }

  public List<Function> list() {
    return functions;
  }

  public Optional<Function> named(String name) {
    for (Function function : functions) {
      if (function.name().equals(name)) {
        return Optional.of(function);
      }
    }
    return Optional.empty();
  }

  GivenDrawing.Maker given() {
    return given;
  }

  // Each is made when it is first asked for, and left out of scripts that never ask.

  private static final class All {
    static final Functions FUNCTIONS = new Functions(FunctionTable.all(), LaterGivenDrawing::new);
  }

  private static final class First {
    static final Functions FUNCTIONS = new Functions(FunctionTable.first(), GivenDrawing::new);
  }
}
