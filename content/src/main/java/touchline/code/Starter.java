package touchline.code;

import java.util.ArrayList;
import java.util.List;

/** The source to begin with. */
final class Starter {
  private Starter() {}

  static String of(Signature signature, List<String> names) {
    List<String> parameters = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      parameters.add(signature.parameters().get(i).javaType() + " " + names.get(i));
    }
    return """
        import touchline.geometry.*;

        class Solution {
          static %s %s(%s) {
            // Your code goes here.
            return %s;
          }
        }
        """
        .formatted(
            signature.result().javaType(),
            signature.method(),
            String.join(", ", parameters),
            placeholder(signature.result()));
  }

  private static String placeholder(Kind result) {
    return switch (result) {
      case POINT -> "new Vec2(0, 0)";
      case NUMBER -> "0";
      case TRUTH -> "false";
      case CIRCLES -> "new Circle[0]";
    };
  }
}
