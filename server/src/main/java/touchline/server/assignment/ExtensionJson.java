package touchline.server.assignment;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import touchline.server.api.Json;
import touchline.server.assignment.plan.Extension;
import touchline.server.assignment.plan.ExtensionGrant;

/** Extensions as programs read them; {@code openapi.json} describes it. */
final class ExtensionJson {
  /**
   * A page of them.
   *
   * @param next the number before which the next page begins; 0 if there is none
   */
  String page(List<ExtensionStore.Listed> listed, long next) {
    ObjectNode page = Json.mapper().createObjectNode();
    ArrayNode all = page.putArray("extensions");
    listed.forEach(one -> all.add(node(one)));
    if (next == 0) {
      page.putNull("next");
    } else {
      page.put("next", next);
    }
    return page.toString();
  }

  String one(ExtensionStore.Listed listed) {
    return node(listed).toString();
  }

  String numbers(List<Long> ids) {
    ObjectNode given = Json.mapper().createObjectNode();
    ArrayNode all = given.putArray("ids");
    ids.forEach(all::add);
    return given.toString();
  }

  private ObjectNode node(ExtensionStore.Listed listed) {
    ExtensionGrant granted = listed.granted();
    ObjectNode node = Json.mapper().createObjectNode();
    node.put("id", granted.id());
    node.put("revision", listed.revision());
    whom(node, granted, listed.login());
    node.put("kind", granted.kind());
    Extension extension = granted.extension();
    node.put("until", extension instanceof Extension.Until until ? until.due().toString() : null);
    node.put("minutes", extension instanceof Extension.By by ? by.more().toMinutes() : null);
    node.put("percent", extension instanceof Extension.Share share ? share.percent() : null);
    node.put("reason", granted.reason());
    node.put("givenBy", listed.givenBy());
    node.put("givenAt", listed.givenAt().toString());
    return node;
  }

  private static void whom(ObjectNode node, ExtensionGrant granted, String login) {
    boolean isOnes = granted.account() != 0;
    boolean isSections = !granted.section().isEmpty();
    node.put("whom", isOnes ? "people" : isSections ? "section" : "everybody");
    node.put("account", isOnes ? Long.valueOf(granted.account()) : null);
    node.put("login", isOnes ? login : null);
    node.put("section", isSections ? granted.section() : null);
  }
}
