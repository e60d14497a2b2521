package touchline.server.assignment;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import touchline.server.api.ApiProblem;
import touchline.server.api.ApiProblem.Wrong;

/** What a program sends about more time, as the fields of the page's form. */
final class ExtensionBody {
  static final String REVISION = "revision";

  /** Students by their account numbers, in the place of their login names. */
  static final String ACCOUNTS = "accounts";

  private final Map<String, String> fields = new HashMap<>();
  private final List<Wrong> wrong = new ArrayList<>();

  private ExtensionBody() {}

  /**
   * Reads the fields.
   *
   * @param known the names that there are
   * @throws ApiProblem if there is another one, or a value that no form could send
   */
  static ExtensionBody read(JsonNode object, Set<String> known) {
    ExtensionBody body = new ExtensionBody();
    for (Map.Entry<String, JsonNode> field : object.properties()) {
      if (known.contains(field.getKey())) {
        body.put(field.getKey(), field.getValue());
      } else {
        body.wrong.add(new Wrong(field.getKey(), "", "There is no field " + field.getKey() + "."));
      }
    }
    body.check();
    return body;
  }

  private void put(String name, JsonNode value) {
    boolean isList = value.isArray() && (name.equals("logins") || name.equals(ACCOUNTS));
    List<String> texts = new ArrayList<>();
    for (JsonNode one : isList ? value : List.of(value)) {
      if (one.isTextual() || one.isIntegralNumber()) {
        texts.add(one.asText());
      } else {
        String rule = name + " must be a text or a whole number" + (isList ? ", each." : ".");
        wrong.add(new Wrong(name, one.toString(), rule));
      }
    }
    fields.put(name, String.join("\n", texts));
  }

  private void check() {
    if (!wrong.isEmpty()) {
      throw ApiProblem.of(wrong);
    }
  }

  /** As it was sent, or nothing. */
  String field(String name) {
    return fields.getOrDefault(name, "");
  }

  /**
   * Writes login names where account numbers were sent.
   *
   * @param students account numbers by login name
   * @throws ApiProblem if somebody is no student
   */
  void nameAccounts(Map<String, Long> students) {
    Map<String, String> logins = new HashMap<>();
    students.forEach((login, account) -> logins.put(Long.toString(account), login));
    List<String> named = new ArrayList<>(List.of(field("logins")));
    for (String account : field(ACCOUNTS).lines().toList()) {
      if (logins.containsKey(account)) {
        named.add(logins.getOrDefault(account, ""));
      } else {
        wrong.add(new Wrong(ACCOUNTS, account, "Not a student of this course: " + account + "."));
      }
    }
    check();
    fields.put("logins", String.join("\n", named));
  }
}
