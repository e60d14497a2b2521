// A page in a frame of a learning platform, which keeps for this site what the browser may not, and
// is told when all is done. See 1EdTech's LTI Client Side postMessages 1.0.
const WAIT = 3000;
const page = document.querySelector("[data-platform]");
const { platform, step, frame, key, value } = page.dataset;
const around = window.parent === window ? window.opener : window.parent;

// Asks the platform and nobody else; rejected if it does not answer in time.
const ask = message => new Promise((resolve, reject) => {
  const asked = frame === "_parent" ? around : around?.frames[frame];
  if (!asked) {
    reject(new Error("no frame of the platform"));
    return;
  }
  const id = [...crypto.getRandomValues(new Uint32Array(4))].join("-");
  const end = setTimeout(() => reject(new Error("no answer of the platform")), WAIT);
  addEventListener("message", ({ origin, data }) => {
    if (origin === platform && data?.message_id === id && data.subject === `${message.subject}.response`) {
      clearTimeout(end);
      resolve(data);
    }
  });
  asked.postMessage({ ...message, message_id: id }, platform);
});

const steps = {
  // Whatever becomes of it, the launch goes on: a cookie may come back.
  put: () => {
    const next = () => location.replace(page.querySelector("a").href);
    ask({ subject: "lti.put_data", key, value }).then(next, next);
  },
  get: () => {
    const form = page.querySelector("form");
    const send = data => {
      form.elements.stored.value = typeof data?.value === "string" ? data.value : "";
      form.submit();
    };
    ask({ subject: "lti.get_data", key }).then(send, () => send());
  },
  close: () => around?.postMessage({ subject: "org.imsglobal.lti.close" }, platform)
};

steps[step]();
