package touchline.server.grading.command;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import touchline.server.grading.verdict.Grade;

/** How a result is printed: one line a file. */
enum OutputFormat {
  TEXT {
    @Override
    String line(String file, Grade grade) {
      return file
          + ": "
          + grade.outcome().word()
          + ", mark "
          + mark(grade)
          + ". "
          + grade.message().replace('\n', ' ');
    }
  },
  JSON {
    @Override
    String line(String file, Grade grade) {
      return "{\"file\": "
          + Quotes.json(file)
          + ", \"verdict\": "
          + Quotes.json(grade.outcome().word())
          + ", \"mark\": "
          + mark(grade)
          + ", \"mistake\": "
          + grade.mistake().map(Quotes::json).orElse("null")
          + ", \"message\": "
          + Quotes.json(grade.message())
          + "}";
    }
  },
  CSV {
    @Override
    String line(String file, Grade grade) {
      return String.join(
          ",",
          Quotes.csv(file),
          Quotes.csv(grade.outcome().word()),
          mark(grade),
          Quotes.csv(grade.mistake().orElse("")),
          Quotes.csv(grade.message()));
    }

    @Override
    String heading() {
      return "file,verdict,mark,mistake,message";
    }
  };

  abstract String line(String file, Grade grade);

  /** Before the first line; empty for none. */
  String heading() {
    return "";
  }

  private static String mark(Grade grade) {
    DecimalFormatSymbols point = DecimalFormatSymbols.getInstance(Locale.ROOT);
    return new DecimalFormat("0.####", point).format(grade.mark());
  }
}
