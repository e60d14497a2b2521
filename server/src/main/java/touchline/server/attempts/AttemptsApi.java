package touchline.server.attempts;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import touchline.server.account.Role;
import touchline.server.account.Role.TokenScope;
import touchline.server.api.ApiProblem;
import touchline.server.gradebook.SectionPages;
import touchline.server.store.SigningKey;

/**
 * All attempts of a course, for programs and as files for people. They are written while they are
 * read, so that a course of any size takes the same room.
 */
public final class AttemptsApi {
  private static final String API = "/api/v1/courses/{course}/attempts";
  private static final String FILE = "/courses/{course}/attempts/{file}";
  private static final String PEOPLE = "people";

  /** Somebody who tries everything hands in some hundred answers a course. */
  private static final int PEOPLE_AT_ONCE = 20;

  private final SectionPages sections;
  private final AttemptRowStore store;
  private final Supplier<SigningKey> key;

  /**
   * Wires it.
   *
   * @param key that pseudonyms are made with
   */
  public AttemptsApi(SectionPages sections, AttemptRowStore store, Supplier<SigningKey> key) {
    this.sections = sections;
    this.store = store;
    this.key = key;
  }

  public void addTo(RoutesConfig routes) {
    routes.get(API, this::programs, Role.ASSISTANT, TokenScope.ATTEMPTS_READ);
    routes.head(API, this::head, Role.ASSISTANT, TokenScope.ATTEMPTS_READ);
    routes.get(FILE, this::file, Role.ASSISTANT);
  }

  /** What there would be, without reading it. */
  private void head(Context ctx) {
    ctx.header("Cache-Control", "no-store").contentType(asked(ctx).type());
  }

  private void programs(Context ctx) throws IOException {
    send(ctx, asked(ctx));
  }

  private static AttemptFile asked(Context ctx) {
    String asked = Objects.requireNonNullElse(ctx.queryParam("format"), "jsonl");
    AttemptFile file =
        AttemptFile.of(asked)
            .orElseThrow(() -> ApiProblem.notUnderstood("format must be jsonl or csv: " + asked));
    String people = Objects.requireNonNullElse(ctx.queryParam(PEOPLE), "named");
    if (!people.matches("named|pseudonyms")) {
      throw ApiProblem.notUnderstood("people must be named or pseudonyms: " + people);
    }
    return file;
  }

  private void file(Context ctx) throws IOException {
    String name = ctx.pathParam("file");
    AttemptFile file =
        AttemptFile.of(name.replaceFirst("^attempts[.]", "")).orElseThrow(NotFoundResponse::new);
    if (!name.startsWith("attempts.")) {
      throw new NotFoundResponse();
    }
    String saved = "attempts-" + sections.course(ctx).id() + "." + file.ending();
    ctx.header("Content-Disposition", "attachment; filename=\"" + saved + "\"");
    send(ctx, file);
  }

  private void send(Context ctx, AttemptFile file) throws IOException {
    long course = sections.course(ctx).id();
    boolean isNameless = "pseudonyms".equals(ctx.queryParam(PEOPLE));
    Optional<Pseudonyms> names =
        isNameless ? Optional.of(new Pseudonyms(key.get(), course)) : Optional.empty();
    List<Long> people = store.people(course, sections.chosen(ctx));
    ctx.status(200).header("Cache-Control", "no-store").contentType(file.type());
    OutputStream out = ctx.outputStream();
    out.write(file.head(names).getBytes(UTF_8));
    for (int from = 0; from < people.size(); from += PEOPLE_AT_ONCE) {
      List<Long> some = people.subList(from, Math.min(from + PEOPLE_AT_ONCE, people.size()));
      for (AttemptRow row : store.rows(course, some)) {
        out.write(file.line(row, names).getBytes(UTF_8));
      }
    }
  }
}
