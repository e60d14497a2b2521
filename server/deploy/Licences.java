import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Lists the libraries in the program and their licences: {@code java server/deploy/Licences.java FILE
 * BOM…} reads bills of materials (CycloneDX, XML). One without a licence ends it with an error.
 */
final class Licences {
  private Licences() {}

  public static void main(String[] args) throws Exception {
    Map<String, String> lines = new TreeMap<>();
    for (String bom : List.of(args).subList(1, args.length)) {
      read(bom, lines);
    }
    List<String> text = new ArrayList<>();
    text.add("Touchline is under the Apache License 2.0. These libraries are in it, each under its own;\n"
            + "where several are named, the library says how they go together.");
    text.add("");
    lines.forEach((name, licence) -> text.add(name + ": " + licence));
    Files.write(Path.of(args[0]), text);
  }

  private static void read(String bom, Map<String, String> lines) throws Exception {
    Element root =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new File(bom))
            .getDocumentElement();
    for (Element components : children(root, "components").toList()) {
      for (Element component : children(components, "component").toList()) {
        String group = text(component, "group");
        if (!group.equals("touchline")) {
          String name = group + ':' + text(component, "name") + ' ' + text(component, "version");
          lines.put(name, licences(name, component));
        }
      }
    }
  }

  private static String licences(String name, Element component) throws IOException {
    List<String> all = new ArrayList<>();
    for (Element licences : children(component, "licenses").toList()) {
      children(licences, "expression").forEach(each -> all.add(each.getTextContent().strip()));
      children(licences, "license")
          .forEach(each -> all.add(text(each, "id").isEmpty() ? text(each, "name") : text(each, "id")));
    }
    if (all.isEmpty()) {
      throw new IOException("no licence is known of " + name);
    }
    return String.join(", ", all);
  }

  private static String text(Element parent, String name) {
    return children(parent, name).map(each -> each.getTextContent().strip()).findFirst().orElse("");
  }

  private static Stream<Element> children(Element parent, String name) {
    NodeList nodes = parent.getChildNodes();
    return IntStream.range(0, nodes.getLength())
        .mapToObj(nodes::item)
        .filter(Element.class::isInstance)
        .map(Element.class::cast)
        .filter(each -> each.getTagName().equals(name));
  }
}
