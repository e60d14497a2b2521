package touchline.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import touchline.topic.Topics;

/** The list for the parity run is whole: a function that is added must be compared too. */
class BatchesTest {
  /** How many functions there are of each name, as the batches are called. */
  private static Map<String, Long> publicFunctions() {
    return new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("touchline.collision", "touchline.taught")
            .stream()
            .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
            .flatMap(type -> type.getMethods().stream())
            .filter(BatchesTest::isPublicFunction)
            .collect(Collectors.groupingBy(BatchesTest::name, Collectors.counting()));
  }

  /** Named factories make what other functions are asked about. */
  private static boolean isPublicFunction(JavaMethod method) {
    Set<JavaModifier> modifiers = method.getModifiers();
    return modifiers.contains(JavaModifier.PUBLIC)
        && modifiers.contains(JavaModifier.STATIC)
        && !modifiers.contains(JavaModifier.SYNTHETIC)
        && !method.getName().equals("of");
  }

  private static String name(JavaMethod method) {
    JavaClass owner = method.getOwner();
    String form = owner.getPackageName().equals("touchline.taught") ? "taught." : "";
    return form + owner.getSimpleName() + "." + method.getName();
  }

  @Test
  void everyOverloadOfEveryPublicFunctionIsCompared() {
    Map<String, Long> functions = publicFunctions();
    assertTrue(functions.size() > 30, functions::toString);
    List<String> missing = new ArrayList<>();
    functions.forEach(
        (name, overloads) -> {
          if (overloads != batches(name)) {
            missing.add(name + ": " + batches(name) + " of " + overloads);
          }
        });
    assertEquals(List.of(), missing);
  }

  /** An overload has the function's name and a dash with what it takes. */
  private static long batches(String function) {
    return Topics.batches().stream()
        .filter(batch -> batch.name().replaceFirst("-.*", "").equals(function))
        .count();
  }

  @Test
  void noTwoBatchesShareAName() {
    Set<String> names = new HashSet<>();
    for (Batch batch : Topics.batches()) {
      assertTrue(names.add(batch.name()), batch.name());
    }
  }
}
