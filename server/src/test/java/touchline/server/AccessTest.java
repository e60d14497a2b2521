package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every route of the site against everybody. The table says who may use a route; a route that is
 * not in it fails the test, so nobody adds one without saying for whom it is.
 */
class AccessTest {
  /** From the least to the most. */
  private static final List<String> VISITORS =
      List.of("nobody", "outsider", "student", "assistant", "instructor", "owner", "administrator");

  private static final String BY_TOKEN = "token:";

  @TempDir private static Path data;
  private static ClassRoom room;
  private static final Map<String, TestBrowser> WHO = new LinkedHashMap<>();
  private static final Map<String, String> TOKENS = new LinkedHashMap<>();
  private static String assignment = "";

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
    assignment = room.assignment();
    WHO.put("nobody", room.people.stranger());
    WHO.put("outsider", room.people.named("out"));
    for (String role : VISITORS.subList(2, 6)) {
      WHO.put(role, room.member("the-" + role, role));
    }
    WHO.put("administrator", room.owner);
    WHO.forEach(
        (visitor, browser) -> {
          if (!visitor.equals("nobody")) {
            TOKENS.put(visitor, People.token(browser, "table"));
          }
        });
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  /** By method and path: who may use it. */
  private static Map<String, String> table() {
    try (InputStream in = AccessTest.class.getResourceAsStream("/access.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split("\\s+", 2))
          .collect(
              Collectors.toMap(parts -> parts[1], parts -> parts[0], (a, b) -> b, TreeMap::new));
    } catch (IOException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }

  /** Exercises that ask for a method have routes of their own, the same for each. */
  private static String named(String route) {
    return route.replaceFirst("/exercises/[a-z-]+/[a-z-]+", "/exercises/<method>");
  }

  @Test
  void everyRouteIsInTheTableAndNoOther() {
    TreeSet<String> routes = new TreeSet<>();
    room.site.routes().forEach(route -> routes.add(named(route)));
    routes.removeIf(
        route -> route.startsWith("HEAD ") && routes.contains("GET " + route.substring(5)));
    assertEquals(String.join("\n", table().keySet()), String.join("\n", routes), "see access.txt");
  }

  @Test
  void everyRouteIsOpenToItsVisitorsOnly() {
    List<String> wrong = new ArrayList<>();
    Map<String, String> table = table();
    List<String> routes = new ArrayList<>(table.keySet());
    // Whoever has signed out, or was taken out of the course, can be asked nothing more.
    routes.sort(Comparator.comparing(route -> route.endsWith("/members/{account}/remove")));
    routes.sort(Comparator.comparing(route -> route.contains("sign-out")));
    for (String route : routes) {
      String least = table.get(route);
      WHO.forEach(
          (visitor, browser) -> {
            int status = ask(browser, route).statusCode();
            if (!isExpected(route, least, visitor, status)) {
              wrong.add(route + " by " + visitor + " (" + least + "): " + status);
            }
          });
      if (least.startsWith(BY_TOKEN)) {
        wrong.addAll(wrongByToken(route, least.substring(BY_TOKEN.length())));
      }
    }
    assertTrue(wrong.isEmpty(), String.join("\n", wrong));
  }

  /** Programs may do what the people may do whose tokens they hold. */
  private static List<String> wrongByToken(String route, String least) {
    List<String> wrong = new ArrayList<>();
    WHO.keySet()
        .forEach(
            visitor -> {
              String token = TOKENS.getOrDefault(visitor, "x".repeat(43));
              TestBrowser program = room.people.stranger();
              int status =
                  program
                      .send(method(route), address(path(route)), "Authorization", "Bearer " + token)
                      .statusCode();
              if (!isExpected(route, least, visitor, status)) {
                wrong.add(route + " with the token of " + visitor + ": " + status);
              }
            });
    return wrong;
  }

  private static String method(String route) {
    return route.substring(0, route.indexOf(' '));
  }

  private static String path(String route) {
    return route.substring(route.indexOf(' ') + 1);
  }

  private static HttpResponse<String> ask(TestBrowser browser, String route) {
    String path = address(path(route));
    return method(route).equals("POST")
        ? browser.fill(path, "x", "")
        : browser.send(method(route), path);
  }

  private static String address(String path) {
    return path.replace("<method>", ClassRoom.METHOD)
        // Nobody's: who is taken out can be asked nothing more.
        .replace(
            "/api/v1/courses/{course}/members/{account}", "/api/v1" + room.course + "/members/999")
        .replace("/courses/{course}/assignments/{assignment}", assignment)
        .replace("/courses/{course}", room.course)
        .replace("/members/{account}", "/members/" + room.account("the-student"))
        .replace("/as/{account}", "/as/" + room.account("the-student"))
        .replace("{lesson}/{name}", ClassRoom.VALUE)
        // Nobody's: whose sessions have ended can be asked nothing more.
        .replace("/people/{id}/end-sessions", "/people/999/end-sessions")
        // Nobody's: with the tokens of this test it goes on.
        .replace("{token}", "999")
        .replaceAll("\\{[a-z]+\\}", "1");
  }

  private static boolean isExpected(String route, String least, String visitor, int status) {
    if (least.startsWith("token")) {
      return status == 401;
    }
    boolean isLetIn = status != 401 && status != 403 && status < 500;
    if (least.equals("anyone") || mayUse(least, visitor)) {
      return isLetIn;
    }
    if (visitor.equals("nobody")) {
      return status == 401;
    }
    boolean isOutside = visitor.equals("outsider") && route.contains("{course}");
    return status == (isOutside ? 404 : 403);
  }

  private static boolean mayUse(String least, String visitor) {
    int rank = VISITORS.indexOf(visitor);
    return least.equals("signed-in") ? rank >= 1 : rank >= VISITORS.indexOf(least);
  }
}
