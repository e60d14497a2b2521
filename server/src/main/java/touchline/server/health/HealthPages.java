package touchline.server.health;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.LinkedHashMap;
import java.util.Map;
import touchline.server.api.Json;

/** Answers what watches the site from outside: a load balancer, a container, an alarm. */
public final class HealthPages {
  private final Readiness readiness;

  public HealthPages(Readiness readiness) {
    this.readiness = readiness;
  }

  /** The process answers; it is not asked whether it can do its work. */
  public void alive(Context ctx) {
    ctx.header("Cache-Control", "no-store").contentType("text/plain;charset=utf-8").result("ok\n");
  }

  /** Whether visitors should be sent here, and if not, which part is the reason. */
  public void ready(Context ctx) throws JsonProcessingException {
    Map<String, String> states = readiness.states();
    boolean isReady = Readiness.isReady(states);
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("ready", isReady);
    answer.put("parts", states);
    ctx.header("Cache-Control", "no-store")
        .status(isReady ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE)
        .contentType("application/json")
        .result(Json.mapper().writeValueAsString(answer) + "\n");
  }
}
