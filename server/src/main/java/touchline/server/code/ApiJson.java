package touchline.server.code;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import touchline.server.api.ApiProblem;
import touchline.server.api.Json;
import touchline.server.grading.verdict.ShownCase;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeVerdict;

/** What the HTTP API reads and writes; {@code openapi.json} describes it. */
final class ApiJson {
  /** The source in a body: an object with nothing else. */
  String source(String body) {
    try {
      JsonNode read = Json.mapper().readTree(body);
      JsonNode source = read.path("source");
      if (read.size() == 1 && source.isTextual()) {
        return source.textValue();
      }
    } catch (JsonProcessingException notJson) {
      // The same message as for another object.
    }
    throw ApiProblem.notUnderstood("The body must be {\"source\": \"…\"} and no more.");
  }

  String exercises(Iterable<CodeTask> tasks) {
    ObjectNode all = Json.mapper().createObjectNode();
    ArrayNode list = all.putArray("exercises");
    tasks.forEach(task -> list.add(exercise(task)));
    return all.toString();
  }

  private ObjectNode exercise(CodeTask task) {
    ObjectNode node = Json.mapper().createObjectNode();
    node.put("id", task.id());
    node.put("title", task.text().title());
    node.put("declaration", task.exercise().declaration());
    node.put("starter", task.exercise().starter());
    node.put("points", task.points());
    if (task.attempts() == 0) {
      node.putNull("attempts");
    } else {
      node.put("attempts", task.attempts());
    }
    ArrayNode cases = node.putArray("cases");
    for (ShownCase shown : ShownCase.of(task.exercise(), task.shown())) {
      cases.addObject().put("call", shown.call()).put("expected", shown.expected());
    }
    return node;
  }

  /** Never the seed. */
  String submission(CodeSubmission submission) {
    ObjectNode node = Json.mapper().createObjectNode();
    node.put("id", submission.id());
    node.put("exercise", submission.answer().exercise());
    node.put("state", submission.isMarked() ? "marked" : "waiting");
    node.put("content", submission.answer().contentVersion());
    node.put("sourceSha256", submission.answer().sourceSha256());
    node.put("received", submission.answer().receivedAt().toString());
    node.set("verdict", submission.verdict().<JsonNode>map(this::verdict).orElse(null));
    return node.toString();
  }

  private ObjectNode verdict(CodeVerdict verdict) {
    ObjectNode node = Json.mapper().createObjectNode();
    node.put("outcome", verdict.outcome());
    node.put("mark", verdict.mark());
    node.put("mistake", verdict.mistake().isEmpty() ? null : verdict.mistake());
    node.put("message", verdict.message());
    node.put("example", verdict.example().isEmpty() ? null : verdict.example());
    return node;
  }
}
