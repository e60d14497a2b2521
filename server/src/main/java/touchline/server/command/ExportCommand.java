package touchline.server.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchline.server.asset.Assets;
import touchline.server.code.CodePanels;
import touchline.server.code.CodeTasks;
import touchline.server.exercise.Exercises;
import touchline.server.exercise.Panels;
import touchline.server.exercise.VariantKey;
import touchline.server.export.CourseFolder;
import touchline.server.lesson.LessonPages;
import touchline.server.lesson.Lessons;
import touchline.server.page.Templates;

/** {@code touchline export}: the course as files. */
@Command(
    name = "export",
    description = {
      "Write the course as files: lessons, figures that move, and practice that is marked in the"
          + " page.",
      "The folder can be put on any web server or opened from a USB stick. Accounts, credit,"
          + " search and the marking of methods need the site."
    })
public final class ExportCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "FOLDER", description = "Empty, or not there yet.")
  private Path folder = Path.of("");

  @Spec private @Nullable CommandSpec spec;

  @Override
  public Integer call() {
    CommandSpec command = Objects.requireNonNull(spec);
    PrintWriter out = command.commandLine().getOut();
    try {
      Assets assets = Assets.load();
      int pages = new CourseFolder(folder).write(pages(assets).kept(), assets);
      out.println(
          pages + " pages are in " + folder + "; begin with " + folder.resolve("index.html"));
      out.flush();
      return 0;
    } catch (IllegalArgumentException refused) {
      throw new ParameterException(command.commandLine(), "FOLDER " + refused.getMessage());
    } catch (IOException failed) {
      throw new ParameterException(
          command.commandLine(), "FOLDER must be a place to write to: " + failed.getMessage());
    }
  }

  private static LessonPages pages(Assets assets) {
    Lessons lessons = Lessons.load();
    Templates templates = new Templates(assets);
    // Nothing was answered, so there is nothing to give a receipt for.
    Panels values =
        new Panels(templates, new Exercises(lessons, VariantKey.made()), answered -> "");
    CodeTasks methods = new CodeTasks(lessons);
    CodePanels codes = new CodePanels(templates, methods, false);
    UnaryOperator<String> panel = id -> methods.has(id) ? codes.first(id) : values.first(id);
    return new LessonPages(lessons, templates, panel);
  }
}
