package touchline.server.outside;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/**
 * A course with an assignment, whose students are signed in.
 *
 * @param assignment its address
 * @param cookies of each student
 */
record Students(String assignment, List<String> cookies) {
  /** A method to write that has two attempts. */
  static final String METHOD = "closest-point/write-it";

  Students {
    cookies = List.copyOf(cookies);
  }

  /** Makes them: the course over HTTP, its students in the store, so that no password is hashed. */
  static Students at(SiteProcess site, Path data, Client client, int count)
      throws IOException, InterruptedException, SQLException {
    String password = "correct horse battery";
    HttpResponse<String> welcome =
        client.post(
            site.welcome(),
            "",
            "login",
            "ada",
            "name",
            "Ada",
            "password",
            password,
            "again",
            password);
    String ada = Client.expect(303, welcome).headers().firstValue("Set-Cookie").orElseThrow();
    String cookie = ada.substring(0, ada.indexOf(';'));
    String course =
        location(client.post(site.url() + "/courses", cookie, "title", "Games", "zone", "UTC"));
    String assignment = location(client.post(site.url() + course + "/assignments", cookie, plan()));
    List<String> sessions = new ArrayList<>();
    try (Connection store =
        DriverManager.getConnection("jdbc:sqlite:" + data.resolve("touchline.db"))) {
      store.setAutoCommit(false);
      for (int i = 1; i <= count; i++) {
        sessions.add("session=" + student(store, i, course.replaceAll(".*/", "")));
      }
      store.commit();
    }
    return new Students(site.url() + assignment, sessions);
  }

  private static String location(HttpResponse<String> answer) throws IOException {
    return Client.expect(303, answer).headers().firstValue("Location").orElseThrow();
  }

  private static String[] plan() {
    DateTimeFormatter wall = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm", Locale.ROOT);
    var now = Instant.now().atZone(ZoneOffset.UTC);
    return new String[] {
      "title",
      "Week 1",
      "opens",
      wall.format(now.minus(Duration.ofHours(1))),
      "due",
      wall.format(now.plus(Duration.ofDays(1))),
      "closes",
      wall.format(now.plus(Duration.ofDays(2))),
      "attempts",
      "2",
      "counting",
      "best",
      "solutions",
      "finished",
      "published",
      "yes",
      "use:" + METHOD,
      "yes",
      "points:" + METHOD,
      "8"
    };
  }

  private static String student(Connection store, int number, String course) throws SQLException {
    String secret = "%043d".formatted(number);
    String now = Instant.now().toString();
    String learner = "(SELECT id FROM learner WHERE token_sha256 = '" + sha256("l" + number) + "')";
    String account = "(SELECT id FROM account WHERE login = 's" + number + "')";
    insert(store, "learner (token_sha256, created_at)", "?, ?", sha256("l" + number), now);
    insert(
        store,
        "account (learner, login, name, is_administrator, created_at)",
        learner + ", ?, ?, 0, ?",
        "s" + number,
        "Student " + number,
        now);
    insert(
        store,
        "member (course, account, role, section, joined_at)",
        course + ", " + account + ", 'student', '', ?",
        now);
    insert(
        store,
        "session (token_sha256, account, expires_at, used_at)",
        "?, " + account + ", ?, ?",
        sha256(secret),
        Instant.now().plus(Duration.ofDays(1)).toString(),
        now);
    return secret;
  }

  private static void insert(Connection store, String into, String row, String... values)
      throws SQLException {
    String sql = "INSERT INTO " + into + " VALUES (" + row + ")";
    try (PreparedStatement insert = store.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        insert.setString(i + 1, values[i]);
      }
      insert.executeUpdate();
    }
  }

  private static String sha256(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }
}
