package touchline.server.lti.registration;

import com.nimbusds.jose.util.JSONObjectUtils;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.server.lti.platform.ToolAddress;

/** How this site describes itself to a platform. See LTI Dynamic Registration 1.0, 3.5. */
final class OwnDescription {
  static final String TOOL = "https://purl.imsglobal.org/spec/lti-tool-configuration";

  private static final String SCOPE = "https://purl.imsglobal.org/spec/";
  private static final String NAME = "Touchline";

  private static final List<String> SCOPES =
      List.of(
          SCOPE + "lti-ags/scope/lineitem",
          SCOPE + "lti-ags/scope/result.readonly",
          SCOPE + "lti-ags/scope/score",
          SCOPE + "lti-nrps/scope/contextmembership.readonly");

  private OwnDescription() {}

  /** As JSON. */
  static String json(ToolAddress site) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("application_type", "web");
    all.put("client_name", NAME);
    all.put("response_types", List.of("id_token"));
    all.put("grant_types", List.of("client_credentials", "implicit"));
    all.put("initiate_login_uri", site.login());
    all.put("redirect_uris", List.of(site.launch()));
    all.put("jwks_uri", site.keys());
    all.put("token_endpoint_auth_method", "private_key_jwt");
    all.put("scope", String.join(" ", SCOPES));
    all.put(TOOL, tool(site));
    return JSONObjectUtils.toJSONString(all);
  }

  private static Map<String, Object> tool(ToolAddress site) {
    Map<String, Object> tool = new LinkedHashMap<>();
    tool.put("domain", URI.create(site.text()).getRawAuthority());
    tool.put("target_link_uri", site.launch());
    tool.put("description", "Lessons and exercises in 2-D collision detection");
    tool.put("claims", List.of("iss", "sub", "name", "given_name", "family_name"));
    tool.put(
        "messages",
        List.of(
            message("LtiResourceLinkRequest", site),
            message("LtiDeepLinkingRequest", site),
            message("LtiSubmissionReviewRequest", site)));
    return tool;
  }

  private static Map<String, Object> message(String type, ToolAddress site) {
    return Map.of("type", type, "target_link_uri", site.launch(), "label", NAME);
  }
}
