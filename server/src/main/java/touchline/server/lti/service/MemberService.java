package touchline.server.lti.service;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import touchline.server.lti.platform.Platform;

/** Who is in a course of a platform. See LTI Names and Role Provisioning Services 2.0. */
public final class MemberService {
  static final String SCOPE =
      "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly";
  private static final String LIST = "application/vnd.ims.lti-nrps.v2.membershipcontainer+json";

  private final ServiceCalls calls;

  public MemberService(ServiceCalls calls) {
    this.calls = calls;
  }

  /** Everybody in a course of a platform. */
  public List<PlatformMember> members(Platform platform, String memberships) throws ServiceProblem {
    List<PlatformMember> members = new ArrayList<>();
    for (String page : calls.pages(platform, ServiceCalls.address(memberships), SCOPE, LIST)) {
      for (Map<?, ?> one : ServiceCalls.objects(ServiceCalls.object(page).get("members"))) {
        if (!ServiceCalls.text(one, "user_id").isEmpty()) {
          members.add(member(one));
        }
      }
    }
    return List.copyOf(members);
  }

  private static PlatformMember member(Map<?, ?> said) {
    String whole = ServiceCalls.text(said, "name");
    String given = ServiceCalls.text(said, "given_name");
    String parts = (given + ' ' + ServiceCalls.text(said, "family_name")).strip();
    List<String> roles =
        said.get("roles") instanceof List<?> list
            ? list.stream().filter(String.class::isInstance).map(String.class::cast).toList()
            : List.of();
    String status = ServiceCalls.text(said, "status");
    boolean isActive = status.isEmpty() || status.equalsIgnoreCase("Active");
    return new PlatformMember(
        ServiceCalls.text(said, "user_id"), whole.isBlank() ? parts : whole, roles, isActive);
  }
}
