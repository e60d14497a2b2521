"use strict";
// A learner's method, in a worker of their own browser. It answers messages and reaches nothing.
for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource", "BroadcastChannel", "Worker", "SharedWorker", "RTCPeerConnection", "indexedDB", "caches", "cookieStore", "importScripts", "navigator"]) {
  Object.defineProperty(self, name, { value: undefined });
}
Object.defineProperty(self, "console", { value: new Proxy({}, { get: () => () => {} }) });
/* method */
onmessage = ({ data }) => {
  let numbers = [];
  let why;
  try {
    numbers = Array.from(answer(Float64Array.from(data.numbers)));
    why = fault();
  } catch (broken) {
    why = broken instanceof RangeError ? "deep" : "broken";
  }
  postMessage({ id: data.id, numbers, fault: why });
};
