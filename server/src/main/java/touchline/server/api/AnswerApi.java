package touchline.server.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Locale;
import java.util.Optional;

/** How programs are read and answered. */
public final class AnswerApi {
  private AnswerApi() {}

  /** Nobody keeps the answer: it is true now. */
  public static void send(Context ctx, int status, String json) {
    ctx.status(status)
        .header("Cache-Control", "no-store")
        .contentType("application/json")
        .result(json);
  }

  /** Says what is wrong. */
  public static void refuse(ApiProblem problem, Context ctx) {
    if (problem.status() == 401) {
      ctx.header("WWW-Authenticate", "Bearer");
    } else if (problem.status() == 429) {
      ctx.header("Retry-After", "3");
    }
    ctx.status(problem.status())
        .header("Cache-Control", "no-store")
        .contentType("application/problem+json")
        .result(json(problem));
  }

  private static String json(ApiProblem problem) {
    ObjectNode node =
        Json.mapper()
            .createObjectNode()
            .put("type", "about:blank")
            .put("title", problem.title())
            .put("status", problem.status())
            .put("detail", problem.getMessage());
    if (!problem.wrong().isEmpty()) {
      ArrayNode all = node.putArray("problems");
      for (ApiProblem.Wrong one : problem.wrong()) {
        all.addObject().put("field", one.field()).put("value", one.value()).put("rule", one.rule());
      }
    }
    return node.toString();
  }

  /** What kind of body was sent, such as {@code application/json}. */
  public static String type(Context ctx) {
    String type = Optional.ofNullable(ctx.contentType()).orElse("");
    return type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
  }

  /**
   * The body as text.
   *
   * @param most bytes that are read
   * @throws ApiProblem if there are more, or if they are not UTF-8
   */
  public static String text(Context ctx, int most) throws IOException {
    byte[] body = ctx.req().getInputStream().readNBytes(most + 1);
    if (body.length > most) {
      throw new ApiProblem(
          413,
          "Too long",
          "At most " + String.format(Locale.ROOT, "%,d", most) + " bytes are taken.");
    }
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    } catch (CharacterCodingException notUtf8) {
      throw ApiProblem.notUnderstood("The body must be UTF-8.");
    }
  }

  /**
   * The JSON object that was sent.
   *
   * @throws ApiProblem if something else was
   */
  public static JsonNode object(Context ctx, int most) throws IOException {
    if (!type(ctx).equals("application/json")) {
      throw new ApiProblem(415, "Unknown type", "Send application/json.");
    }
    try {
      JsonNode read = Json.mapper().readTree(text(ctx, most));
      if (read.isObject()) {
        return read;
      }
    } catch (JsonProcessingException notJson) {
      // The same message as for another value.
    }
    throw ApiProblem.notUnderstood("The body must be a JSON object.");
  }
}
