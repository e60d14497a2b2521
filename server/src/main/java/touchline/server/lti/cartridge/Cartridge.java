package touchline.server.lti.cartridge;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import touchline.server.lti.pick.PickGroup;
import touchline.server.lti.pick.PickedItem;

/**
 * A course as a Common Cartridge: a list of links that lead to this site by LTI. See 1EdTech Common
 * Cartridge 1.1 and 1.3, and their profiles of LTI links.
 */
final class Cartridge {
  private static final String MANIFEST =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <manifest identifier="touchline-%1$s" xmlns="http://www.imsglobal.org/xsd/%2$s/imscp_v1p1" \
      xmlns:lomimscc="http://ltsc.ieee.org/xsd/%2$s/LOM/manifest">
      <metadata><schema>IMS Common Cartridge</schema><schemaversion>%3$s</schemaversion>
      <lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string language="en">%4$s\
      </lomimscc:string></lomimscc:title></lomimscc:general></lomimscc:lom></metadata>
      <organizations><organization identifier="links" structure="rooted-hierarchy"><item \
      identifier="root">
      %5$s</item></organization></organizations>
      <resources>
      %6$s</resources>
      </manifest>
      """;

  private static final String LINK =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <cartridge_basiclti_link xmlns="http://www.imsglobal.org/xsd/%4$s" \
      xmlns:blti="http://www.imsglobal.org/xsd/imsbasiclti_v1p0" \
      xmlns:lticm="http://www.imsglobal.org/xsd/imslticm_v1p0" \
      xmlns:lticp="http://www.imsglobal.org/xsd/imslticp_v1p0">
      <blti:title>%1$s</blti:title>
      <blti:custom><lticm:property name="target">%2$s</lticm:property></blti:custom>
      <blti:launch_url>%3$s?to=%2$s</blti:launch_url>
      <blti:secure_launch_url>%3$s?to=%2$s</blti:secure_launch_url>
      <blti:vendor><lticp:code>touchline</lticp:code><lticp:name>Touchline</lticp:name></blti:vendor>
      </cartridge_basiclti_link>
      """;

  /** Of every entry, so that the same course is the same file. */
  private static final LocalDateTime MOMENT = LocalDateTime.of(2020, 1, 1, 0, 0);

  private final CartridgeVersion version;
  private final String launch;
  private final StringBuilder items = new StringBuilder();
  private final StringBuilder resources = new StringBuilder();
  private final Map<String, String> files = new TreeMap<>();

  private Cartridge(CartridgeVersion version, String launch) {
    this.version = version;
    this.launch = launch;
  }

  /**
   * The bytes of the file.
   *
   * @param launch the address of this site to which links lead
   */
  static byte[] of(
      CartridgeVersion version, long course, String title, String launch, List<PickGroup> groups) {
    Cartridge cartridge = new Cartridge(version, launch);
    groups.forEach(cartridge::add);
    cartridge.files.put(
        "imsmanifest.xml",
        MANIFEST.formatted(
            course,
            version.space(),
            version.number(),
            text(title),
            cartridge.items,
            cartridge.resources));
    return cartridge.zipped();
  }

  private void add(PickGroup group) {
    String number = "g" + (files.size() + 1);
    items.append(
        "<item identifier=\"%s\"><title>%s</title>\n".formatted(number, text(group.title())));
    group.items().forEach(this::add);
    items.append("</item>\n");
  }

  private void add(PickedItem item) {
    String number = "r" + (files.size() + 1);
    String file = "links/" + number + ".xml";
    files.put(
        file,
        LINK.formatted(text(item.title()), text(item.target()), text(launch), version.links()));
    items.append(
        "<item identifier=\"i%1$s\" identifierref=\"%1$s\"><title>%2$s</title></item>\n"
            .formatted(number, text(item.title())));
    resources.append(
        ("<resource identifier=\"%s\" type=\"%s\"><file href=\"%s\"/></resource>" + "\n")
            .formatted(number, version.kind(), file));
  }

  /** As XML says it; what XML cannot say is left out. */
  private static String text(String plain) {
    return plain
        .replaceAll("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x{fffe}\\x{ffff}]", "")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  private byte[] zipped() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes, UTF_8)) {
      for (Map.Entry<String, String> file : files.entrySet()) {
        ZipEntry entry = new ZipEntry(file.getKey());
        entry.setTimeLocal(MOMENT);
        zip.putNextEntry(entry);
        zip.write(file.getValue().getBytes(UTF_8));
      }
    } catch (IOException inMemory) {
      throw new UncheckedIOException(inMemory);
    }
    return bytes.toByteArray();
  }
}
