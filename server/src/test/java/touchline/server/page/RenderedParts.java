package touchline.server.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.thymeleaf.IEngineConfiguration;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.dialect.AbstractProcessorDialect;
import org.thymeleaf.engine.AttributeName;
import org.thymeleaf.model.IProcessableElementTag;
import org.thymeleaf.processor.IProcessor;
import org.thymeleaf.processor.element.AbstractAttributeTagProcessor;
import org.thymeleaf.processor.element.IElementTagStructureHandler;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.ClassLoaderTemplateResolver;
import org.thymeleaf.templateresource.ITemplateResource;
import org.thymeleaf.templateresource.StringTemplateResource;
import touchline.server.asset.Assets;

/**
 * The optional parts of templates that were rendered while tests ran. Every site of a test renders
 * by templates whose optional parts carry a name; when its process ends, the names of those that
 * were rendered are left in a file for {@link RenderedPartsIT}.
 */
public final class RenderedParts {
  public static final Path SOURCES = Path.of("src/main/resources/touchline/templates");
  public static final Path RENDERED = Path.of("target/rendered-parts");

  /** A start tag; quoted values may hold angle brackets. */
  private static final Pattern TAG =
      Pattern.compile("<[a-zA-Z][\\w:-]*(?:\\s+[^\\s=>\"/]+(?:=\"[^\"]*\")?)*\\s*/?>");

  private static final Pattern CONDITION = Pattern.compile("th:(?:if|unless|each|case)=\"[^\"]*\"");

  private static final Set<String> SEEN = ConcurrentHashMap.newKeySet();

  private static final TemplateEngine ENGINE = engine();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(RenderedParts::leave));
  }

  private RenderedParts() {}

  private static void leave() {
    try {
      Files.createDirectories(RENDERED);
      Path file = RENDERED.resolve(ProcessHandle.current().pid() + ".txt");
      Files.write(file, new TreeSet<>(SEEN));
    } catch (IOException unwritten) {
      throw new UncheckedIOException(unwritten);
    }
  }

  /** Templates that note which of their parts are rendered; all sites of a process share them. */
  public static Templates templates(Assets assets) {
    return new Templates(assets, ENGINE);
  }

  private static TemplateEngine engine() {
    TemplateEngine engine = new TemplateEngine();
    engine.setTemplateResolver(new Named());
    engine.addDialect(new Noting());
    return engine;
  }

  /** The names of a template's optional parts, each with its conditions. */
  public static Map<String, String> of(String template, String text) {
    Map<String, String> parts = new HashMap<>();
    named(template, text, parts);
    return parts;
  }

  private static String named(String template, String text, Map<String, String> parts) {
    Map<String, Integer> alike = new HashMap<>();
    return TAG.matcher(text)
        .replaceAll(
            tag -> {
              String conditions =
                  String.join(
                      " ",
                      CONDITION.matcher(tag.group()).results().map(MatchResult::group).toList());
              if (conditions.isEmpty()) {
                return Matcher.quoteReplacement(tag.group());
              }
              int number = alike.merge(conditions, 1, Integer::sum);
              String name =
                  template + ' ' + Integer.toHexString(conditions.hashCode()) + ' ' + number;
              parts.put(name, template + ' ' + number + ' ' + conditions);
              String noted = tag.group().replaceFirst("\\s*/?>$", " noted:part=\"" + name + "\">");
              return Matcher.quoteReplacement(noted);
            });
  }

  /** Gives every optional part of a template its name. */
  private static final class Named extends ClassLoaderTemplateResolver {
    private Named() {
      super(Templates.class.getClassLoader());
      setPrefix("touchline/templates/");
      setSuffix(".html");
      setTemplateMode(TemplateMode.HTML);
    }

    @Override
    protected ITemplateResource computeTemplateResource(
        IEngineConfiguration configuration,
        String ownerTemplate,
        String template,
        String resourceName,
        String characterEncoding,
        Map<String, Object> attributes) {
      try (var in = Templates.class.getClassLoader().getResourceAsStream(resourceName)) {
        String text = new String(in.readAllBytes(), UTF_8);
        return new StringTemplateResource(named(template, text, new HashMap<>()));
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
  }

  /** Notes the names that come to be rendered. */
  private static final class Noting extends AbstractProcessorDialect {
    private Noting() {
      super("Noting", "noted", 1_000);
    }

    @Override
    public Set<IProcessor> getProcessors(String prefix) {
      return Set.of(new Part(prefix));
    }
  }

  /** After the conditions of its tag, which drop the tag where they are not met. */
  private static final class Part extends AbstractAttributeTagProcessor {
    private Part(String prefix) {
      super(TemplateMode.HTML, prefix, null, false, "part", true, 1_000, true);
    }

    @Override
    protected void doProcess(
        ITemplateContext context,
        IProcessableElementTag tag,
        AttributeName attribute,
        String value,
        IElementTagStructureHandler structure) {
      SEEN.add(value);
    }
  }
}
