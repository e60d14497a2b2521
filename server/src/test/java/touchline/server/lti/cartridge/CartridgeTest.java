package touchline.server.lti.cartridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import touchline.server.lti.pick.PickGroup;
import touchline.server.lti.pick.PickedItem;

/**
 * A cartridge is as the schemas of its version have it: 1EdTech Common Cartridge 1.1 and 1.3, their
 * profiles of content packaging and of LTI links, and the rules that stand beside them.
 */
class CartridgeTest {
  private static final String BLTI = "http://www.imsglobal.org/xsd/imsbasiclti_v1p0";
  private static final String LTICM = "http://www.imsglobal.org/xsd/imslticm_v1p0";
  private static final String LTICP = "http://www.imsglobal.org/xsd/imslticp_v1p0";

  /** The order of the schema; those that may be left out, too. */
  private static final List<String> LINK =
      List.of(
          "title",
          "description",
          "custom",
          "extensions",
          "launch_url",
          "secure_launch_url",
          "icon",
          "secure_icon",
          "vendor");

  private static final List<PickGroup> GROUPS =
      List.of(
          new PickGroup("Course & more", List.of(item("course"), item("assignment/7"))),
          new PickGroup("Lesson", List.of(item("lesson/a"))),
          new PickGroup("Other", List.of(item("lesson/b"), item("exercise/b/c"))));

  private static PickedItem item(String target) {
    return new PickedItem(target, "<\"A\" & 'B'>\0 " + target, OptionalDouble.empty());
  }

  private static Map<String, String> files(CartridgeVersion version) throws IOException {
    byte[] bytes = Cartridge.of(version, 3, "Title <b>", "https://a.example/lti/launch", GROUPS);
    Map<String, String> files = new TreeMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        files.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return files;
  }

  private static Element root(String text) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    Document document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(text)));
    return document.getDocumentElement();
  }

  private static List<Element> children(Element parent) {
    List<Element> children = new ArrayList<>();
    for (Node one = parent.getFirstChild(); one != null; one = one.getNextSibling()) {
      if (one instanceof Element element) {
        children.add(element);
      }
    }
    return children;
  }

  private static List<String> names(Element parent) {
    return children(parent).stream().map(Element::getLocalName).toList();
  }

  private static List<Element> all(Element root, String name) {
    List<Element> all = new ArrayList<>();
    for (Element child : children(root)) {
      if (child.getLocalName().equals(name)) {
        all.add(child);
      }
      all.addAll(all(child, name));
    }
    return all;
  }

  private static String space(CartridgeVersion version) {
    return "http://www.imsglobal.org/xsd/"
        + (version == CartridgeVersion.OF_2011 ? "imsccv1p1" : "imsccv1p3")
        + "/imscp_v1p1";
  }

  @ParameterizedTest
  @EnumSource(CartridgeVersion.class)
  void manifestSaysWhichVersionItIs(CartridgeVersion version) throws Exception {
    String text = files(version).get("imsmanifest.xml");
    Element manifest = root(text);
    assertEquals("manifest", manifest.getLocalName());
    assertEquals(List.of("metadata", "organizations", "resources"), names(manifest));
    for (String name : List.of("metadata", "schema", "organization", "item", "resource", "file")) {
      assertEquals(space(version), all(manifest, name).get(0).getNamespaceURI(), name);
    }
    Element title = all(children(manifest).get(1), "title").get(0);
    assertEquals(space(version), title.getNamespaceURI());
    assertEquals("Course & more", title.getTextContent());
    Element metadata = children(manifest).get(0);
    assertEquals(List.of("schema", "schemaversion", "lom"), names(metadata));
    assertEquals("IMS Common Cartridge", children(metadata).get(0).getTextContent());
    boolean isOld = version == CartridgeVersion.OF_2011;
    assertEquals(isOld ? "1.1.0" : "1.3.0", children(metadata).get(1).getTextContent());
    assertEquals(
        space(version)
            .replace("www.imsglobal.org", "ltsc.ieee.org")
            .replace("imscp_v1p1", "LOM/manifest"),
        children(metadata).get(2).getNamespaceURI());
    assertEquals("Title <b>", all(metadata, "string").get(0).getTextContent());
    // So Moodle finds out which one it has: in the first 500 bytes, without blanks and quotes.
    String begins =
        text.substring(0, 500).toLowerCase(Locale.ROOT).replaceAll("\\s", "").replace("\"", "");
    assertTrue(begins.contains("xmlns=" + space(version)), begins);
  }

  @ParameterizedTest
  @EnumSource(CartridgeVersion.class)
  void itemsLeadToResourcesAndResourcesToFiles(CartridgeVersion version) throws Exception {
    Map<String, String> files = files(version);
    Element manifest = root(files.get("imsmanifest.xml"));
    Set<String> identifiers = new HashSet<>();
    for (String name : List.of("organization", "item", "resource")) {
      for (Element one : all(manifest, name)) {
        String identifier = one.getAttribute("identifier");
        assertTrue(identifier.matches("[A-Za-z_][A-Za-z0-9_.-]*"), identifier);
        assertTrue(identifiers.add(identifier), "twice: " + identifier);
      }
    }
    Element organization = all(manifest, "organization").get(0);
    assertEquals("rooted-hierarchy", organization.getAttribute("structure"));
    assertEquals(List.of("item"), names(organization), "one root");
    Element top = children(organization).get(0);
    assertEquals(Set.of("item"), Set.copyOf(names(top)), "a root has no title");
    Set<String> led = new HashSet<>();
    for (Element item : all(top, "item")) {
      assertEquals("title", names(item).get(0), "all others have one");
      String to = item.getAttribute("identifierref");
      boolean isFolder = to.isEmpty();
      assertEquals(isFolder, names(item).contains("item"), "a folder or a link");
      led.add(to);
    }
    Set<String> named = new HashSet<>(Set.of("imsmanifest.xml"));
    for (Element resource : all(manifest, "resource")) {
      assertTrue(led.contains(resource.getAttribute("identifier")), "nothing leads there");
      boolean isOld = version == CartridgeVersion.OF_2011;
      String type = isOld ? "imsbasiclti_xmlv1p0" : "imsbasiclti_xmlv1p3";
      assertEquals(type, resource.getAttribute("type"));
      assertTrue(!resource.hasAttribute("href"), "a link has its file only");
      assertEquals(List.of("file"), names(resource));
      named.add(children(resource).get(0).getAttribute("href"));
    }
    assertEquals(6, named.size());
    assertEquals(named, files.keySet());
  }

  @ParameterizedTest
  @EnumSource(CartridgeVersion.class)
  void linksAreInTheOrderOfTheirSchema(CartridgeVersion version) throws Exception {
    boolean isOld = version == CartridgeVersion.OF_2011;
    Set<String> addresses = new HashSet<>();
    for (Map.Entry<String, String> file : files(version).entrySet()) {
      if (file.getKey().equals("imsmanifest.xml")) {
        continue;
      }
      Element link = root(file.getValue());
      assertEquals("cartridge_basiclti_link", link.getLocalName());
      String space = "http://www.imsglobal.org/xsd/imslticc_" + (isOld ? "v1p0" : "v1p3");
      assertEquals(space, link.getNamespaceURI());
      List<Integer> places = names(link).stream().map(LINK::indexOf).toList();
      assertEquals(places.stream().sorted().distinct().toList(), places, names(link).toString());
      children(link).forEach(one -> assertEquals(BLTI, one.getNamespaceURI()));
      Element vendor = all(link, "vendor").get(0);
      assertEquals(List.of("code", "name"), names(vendor));
      children(vendor).forEach(one -> assertEquals(LTICP, one.getNamespaceURI()));
      Element property = all(link, "property").get(0);
      assertEquals(LTICM, property.getNamespaceURI());
      assertEquals("target", property.getAttribute("name"));
      String address = all(link, "launch_url").get(0).getTextContent();
      assertEquals("https://a.example/lti/launch?to=" + property.getTextContent(), address);
      assertEquals(address, all(link, "secure_launch_url").get(0).getTextContent());
      addresses.add(address);
    }
    assertEquals(5, addresses.size());
  }
}
