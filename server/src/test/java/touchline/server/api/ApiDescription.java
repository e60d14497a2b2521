package touchline.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import touchline.server.TestBrowser;

/** What the site says about its API, and which of its answers have been seen. */
public final class ApiDescription {
  public static final String PATH = "/api/v1/openapi.json";

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final JsonNode described;
  private final Set<String> seen = new TreeSet<>();

  private ApiDescription(JsonNode described) {
    this.described = described;
  }

  public static ApiDescription of(TestBrowser client) {
    return new ApiDescription(json(client.get(PATH)));
  }

  public static JsonNode json(HttpResponse<String> answer) {
    try {
      return MAPPER.readTree(answer.body());
    } catch (IOException broken) {
      throw new IllegalStateException(answer.body(), broken);
    }
  }

  public Set<Map.Entry<String, JsonNode>> paths() {
    return described.path("paths").properties();
  }

  /** Path, method and status of each answer that was checked. */
  public Set<String> seen() {
    return seen;
  }

  /** The same of each answer that is described, for these paths. */
  public Set<String> documented(Predicate<String> which) {
    Set<String> all = new TreeSet<>();
    for (Map.Entry<String, JsonNode> path : paths()) {
      for (String method : List.of("get", "post", "put", "delete", "patch")) {
        path.getValue()
            .path(method)
            .path("responses")
            .fieldNames()
            .forEachRemaining(status -> all.add(path.getKey() + " " + method + " " + status));
      }
    }
    all.removeIf(name -> name.endsWith(" default") || !which.test(name));
    return all;
  }

  /** The answer is one that the description has, to the last field. */
  public HttpResponse<String> check(String path, String method, HttpResponse<String> answer) {
    JsonNode responses = described.path("paths").path(path).path(method).path("responses");
    String status = Integer.toString(answer.statusCode());
    assertTrue(responses.has(status), path + " " + method + " " + status + " " + answer.body());
    seen.add(path + " " + method + " " + status);
    JsonNode response = resolved(responses.path(status));
    response
        .path("headers")
        .fieldNames()
        .forEachRemaining(name -> assertTrue(answer.headers().firstValue(name).isPresent(), name));
    if (response.has("content")) {
      checkBody(response.path("content"), answer);
    } else {
      assertEquals("", answer.body());
    }
    return answer;
  }

  private void checkBody(JsonNode content, HttpResponse<String> answer) {
    String type = answer.headers().firstValue("Content-Type").orElse("").split(";", 2)[0];
    assertTrue(content.has(type), answer.statusCode() + " must not be " + type);
    ObjectNode schema = MAPPER.createObjectNode();
    schema.set("components", described.path("components"));
    schema.setAll((ObjectNode) content.path(type).path("schema"));
    Set<ValidationMessage> wrong =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(schema)
            .validate(json(answer));
    assertEquals(Set.of(), wrong, answer.body());
  }

  private JsonNode resolved(JsonNode node) {
    return node.has("$ref") ? described.at(node.path("$ref").textValue().substring(1)) : node;
  }
}
