package touchline.server.alike;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import touchline.server.alike.AlikeStore.Method;
import touchline.server.alike.Group.Sort;

/** Which wrong methods agree in a rare way. */
class GroupTest {
  private static final String STARTER = "class Solution { int f() { return 0; } }";

  private static Method method(long account, String source, String mistake, String example) {
    return new Method(account, "one/write-it", source, mistake, example);
  }

  private static List<Group> groups(int begun, List<Method> methods) {
    return Group.of(
        methods, Map.of("one/write-it", begun), exercise -> List.of("class Solution {}", STARTER));
  }

  @Test
  void sameTextAndSameUnknownResultAreToldApart() {
    List<Group> groups =
        groups(
            60,
            List.of(
                method(1, "return a + b;", "M01", "f is 1; yours gave 2."),
                method(2, "return c + d;", "M01", "f is 1; yours gave 2."),
                method(3, "return x * 3;", "", "f is 1; yours gave 7."),
                method(4, "return 7 - x;", "", "f is 1; yours gave 7."),
                method(5, "return x * x;", "", "f is 1; yours gave 8."),
                method(6, "return - x;", "M01", "f is 1; yours gave 2.")));
    assertEquals(List.of(Sort.SHAPE, Sort.RESULT), groups.stream().map(Group::sort).toList());
    assertEquals(Set.of(1L, 2L), groups.get(0).texts().keySet());
    assertEquals(Set.of(3L, 4L), groups.get(1).texts().keySet());
    assertEquals("f is 1; yours gave 7.", groups.get(1).what());
  }

  @Test
  void whatManyDoIsNotRareAndTheStarterIsNobodys() {
    List<Method> many = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      many.add(method(i, "return a + b;", "", "f gave " + i + "."));
      many.add(method(10 + i, STARTER, "", "g gave " + i + "."));
    }
    assertEquals(List.of(), groups(12, many));
    assertEquals(1, groups(40, many).size(), "four of forty are few");
  }

  @Test
  void oneStudentAgreesWithNobody() {
    assertEquals(
        List.of(),
        groups(9, List.of(method(1, "return a;", "", "x"), method(1, "return b;", "", "x"))));
  }
}
