package touchline.code;

import java.util.ArrayList;
import java.util.List;

/** The source to begin with. */
final class Starter {
  private Starter() {}

  static String of(Signature signature, List<String> names) {
    return """
        import touchline.geometry.*;

        class Solution {
          %s {
            // Your code goes here.
            return %s;
          }
        }
        """
        .formatted(declaration(signature, names), placeholder(signature.result()));
  }

  static String declaration(Signature signature, List<String> names) {
    List<String> parameters = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      parameters.add(signature.parameters().get(i).javaType() + " " + names.get(i));
    }
    return "static %s %s(%s)"
        .formatted(
            signature.result().javaType(), signature.method(), String.join(", ", parameters));
  }

  private static String placeholder(ValueType result) {
    return switch (result) {
      case POINT -> "new Vec2(0, 0)";
      case NUMBER -> "0";
      case TRUTH -> "false";
      case CIRCLES -> "new Circle[0]";
    };
  }
}
