package touchline.server.page;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.Context;
import org.thymeleaf.standard.StandardDialect;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.ClassLoaderTemplateResolver;
import touchline.server.asset.Assets;
import touchline.server.later.Later;

/** Turns a template and what it shows into HTML. Templates lie in folders named like the rooms. */
public final class Templates {
  private final Assets assets;
  private final Later<TemplateEngine> engine;
  private final Map<String, String> ready;
  private final BiConsumer<String, String> notes;

  public Templates(Assets assets) {
    this(assets, Map.of());
  }

  private Templates(Assets assets, Map<String, String> ready) {
    this(assets, new Later<>(Templates::engine), ready, (name, html) -> {});
  }

  /** With an engine that does more than this one needs. */
  public Templates(Assets assets, TemplateEngine engine) {
    this(assets, new Later<>(() -> engine), Map.of(), (name, html) -> {});
  }

  private Templates(
      Assets assets,
      Later<TemplateEngine> engine,
      Map<String, String> ready,
      BiConsumer<String, String> notes) {
    this.assets = assets;
    this.engine = engine;
    this.ready = ready;
    this.notes = notes;
  }

  /** Those that the program was built with, and what the build rendered by them. */
  public static Templates built(Assets assets) {
    return new Templates(assets, ReadyParts.read());
  }

  /** Those of the build, which takes each part that could be ready, with its name. */
  public static Templates noting(Assets assets, BiConsumer<String, String> notes) {
    return new Templates(assets, new Later<>(Templates::engine), Map.of(), notes);
  }

  private static TemplateEngine engine() {
    ClassLoaderTemplateResolver resolver =
        new ClassLoaderTemplateResolver(Templates.class.getClassLoader());
    resolver.setPrefix("touchline/templates/");
    resolver.setSuffix(".html");
    resolver.setTemplateMode(TemplateMode.HTML);
    resolver.setCharacterEncoding("UTF-8");
    TemplateEngine engine = new TemplateEngine();
    engine.setDialect(withoutScripts());
    engine.setTemplateResolver(resolver);
    return engine;
  }

  /** No page has a script of its own to fill in, for which all of Jackson would be loaded. */
  private static StandardDialect withoutScripts() {
    StandardDialect dialect = new StandardDialect();
    dialect.setJavaScriptSerializer(
        (value, script) -> {
          throw new IllegalStateException("a page must have no script of its own");
        });
    return dialect;
  }

  /** Whether nothing was rendered yet. */
  public boolean isIdle() {
    return !engine.isMade();
  }

  /**
   * Renders a template, which also sees {@code assets}.
   *
   * @param name room and file, such as {@code lesson/home}
   */
  public String render(String name, Map<String, Object> shown) {
    Map<String, Object> all = new HashMap<>(shown);
    all.put("assets", assets);
    return engine.get().process(name, new Context(Locale.ENGLISH, all));
  }

  /**
   * What a template renders of what is the same in every site of this build; rendered now unless
   * the build did.
   *
   * @param of tells this rendering of the template from all others
   */
  public String ready(String name, String of, Supplier<Map<String, Object>> shown) {
    String key = name + ' ' + of;
    String known = ready.get(key);
    if (known != null) {
      return known;
    }
    String html = render(name, shown.get());
    notes.accept(key, html);
    return html;
  }
}
