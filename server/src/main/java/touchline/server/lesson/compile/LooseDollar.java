package touchline.server.lesson.compile;

import org.commonmark.node.CustomNode;

/** A dollar sign that opens no formula: never shown, always a problem. */
final class LooseDollar extends CustomNode {}
