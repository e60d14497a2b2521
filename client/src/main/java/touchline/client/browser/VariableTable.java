package touchline.client.browser;

import java.util.ArrayList;
import java.util.List;
import touchline.figure.Frame;

/**
 * The variables so far. Rows are kept from step to step, so that focus stays where it is, and are
 * kept free for variables to come, so that stepping moves nothing on the page.
 */
final class VariableTable {
  private final Element body;
  private final List<VariableRow> rows = new ArrayList<>();

  VariableTable(Element figure) {
    body = figure.need(".figure-variables tbody");
    body.findAll("tr").forEach(row -> rows.add(new VariableRow(row)));
  }

  /** Shows the variables, and room for as many as the run will have. */
  void show(List<Frame.Variable> variables, int room) {
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
  }
}
