package touchline.server.page;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.Context;
import org.thymeleaf.standard.StandardDialect;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.ClassLoaderTemplateResolver;
import touchline.server.asset.Assets;

/** Turns a template and what it shows into HTML. Templates lie in folders named like the rooms. */
public final class Templates {
  private final TemplateEngine engine;
  private final Assets assets;

  public Templates(Assets assets) {
    this(assets, engine());
  }

  /** With an engine that does more than this one needs. */
  public Templates(Assets assets, TemplateEngine engine) {
    this.assets = assets;
    this.engine = engine;
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

  /**
   * Renders a template, which also sees {@code assets}.
   *
   * @param name room and file, such as {@code lesson/home}
   */
  public String render(String name, Map<String, Object> shown) {
    Map<String, Object> all = new HashMap<>(shown);
    all.put("assets", assets);
    return engine.process(name, new Context(Locale.ENGLISH, all));
  }
}
