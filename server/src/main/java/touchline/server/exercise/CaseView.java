package touchline.server.exercise;

import java.util.ArrayList;
import java.util.List;
import touchline.server.exercise.PanelView.FieldView;

/**
 * A case that a learner writes for a method.
 *
 * @param name such as case 3
 * @param fields its inputs and the expected answer, each called as in the method
 * @param spare whether it is blank and none of the first few, so that it can wait out of sight
 */
public record CaseView(String name, List<FieldView> fields, boolean spare) {
  /** How many are there at first. */
  private static final int FIRST = 3;

  /** Between the case and the rest in the name of a field. */
  private static final String OF = ": ";

  static List<CaseView> of(List<FieldView> all) {
    List<String> names = all.stream().map(CaseView::name).distinct().toList();
    List<CaseView> cases = new ArrayList<>();
    for (String name : names) {
      List<FieldView> own = all.stream().filter(field -> name(field).equals(name)).toList();
      cases.add(new CaseView(name, own.stream().map(CaseView::inside).toList(), false));
    }
    return spared(cases);
  }

  private static String name(FieldView field) {
    int end = field.label().indexOf(OF);
    return end < 0 ? field.label() : field.label().substring(0, end);
  }

  private static FieldView inside(FieldView field) {
    int end = field.label().indexOf(OF);
    return new FieldView(
        field.name(),
        field.label().substring(end < 0 ? 0 : end + OF.length()),
        field.form(),
        field.unit(),
        field.typed(),
        field.problem(),
        field.state(),
        field.note(),
        field.options());
  }

  private static List<CaseView> spared(List<CaseView> cases) {
    int used = 0;
    for (int i = 0; i < cases.size(); i++) {
      used = cases.get(i).isBlank() ? used : i + 1;
    }
    List<CaseView> spared = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      CaseView each = cases.get(i);
      spared.add(new CaseView(each.name, each.fields, i >= Math.max(FIRST, used)));
    }
    return spared;
  }

  private boolean isBlank() {
    return fields.stream().allMatch(field -> field.typed().isBlank());
  }
}
