package touchline.client.browser;

import java.util.ArrayList;
import java.util.List;
import touchline.figure.Frame;

/**
 * The variables so far. Rows are kept from step to step, so that focus stays where it is, and are
 * kept free for variables to come, so that stepping moves nothing on the page.
 */
final class VariableTable {
  private static final String NAME = "Variables";

  private final Element box;
  private final Element caption;
  private final Element body;
  private final List<VariableRow> rows = new ArrayList<>();
  private String set = "";

  VariableTable(Element figure) {
    box = figure.need(".figure-variables");
    caption = figure.need(".figure-variables caption");
    body = figure.need(".figure-variables tbody");
    body.findAll("tr").forEach(row -> rows.add(new VariableRow(row)));
  }

  /** Shows the variables of the method that runs, and room for as many as any of them has. */
  void show(Frame frame, int room) {
    List<Frame.Variable> variables = frame.variables();
    caption.showText(frame.path().isEmpty() ? NAME : NAME + " in " + frame.path());
    while (rows.size() < room) {
      Element row = Element.create("tr", "");
      row.setInnerHTML("<th></th><td></td><td></td>");
      body.append(row);
      rows.add(new VariableRow(row));
    }
    for (int i = 0; i < rows.size(); i++) {
      if (i < variables.size()) {
        rows.get(i).show(variables.get(i));
      } else {
        rows.get(i).free();
      }
    }
    bring(variables);
  }

  /** Scrolls a long table so far that what the step set shows, if the table does. */
  void reveal() {
    if (!set.isEmpty() && box.matches(CodeSwitch.SHOWN)) {
      box.find("tr.changed").ifPresent(row -> Element.scrollWithin(box, row));
    }
  }

  private void bring(List<Frame.Variable> variables) {
    String before = set;
    set = "";
    for (Frame.Variable variable : variables) {
      set = variable.changed() ? variable.name() : set;
    }
    if (!set.equals(before)) {
      reveal();
    }
  }
}
