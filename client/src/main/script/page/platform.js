// A page in a frame of a learning platform, which keeps for this site what the browser may not, and
// is told when all is done. See 1EdTech's LTI Client Side postMessages 1.0.
const page = document.querySelector("[data-platform]");
const { platform, step, frame, key, value } = page.dataset;
const around = window.parent === window ? window.opener : window.parent;

// In milliseconds: what a platform takes it says at once, if it says so at all; but a page that is
// still loading around this one is late.
const FIRST_WAIT = 1500;
const WAIT = 3000;

// Asks a frame of a page, and believes nobody else; rejected if it does not answer in time.
const ask = (asked, target, message, wait) => new Promise((resolve, reject) => {
  if (!asked) {
    reject(new Error("no frame of the platform"));
    return;
  }
  const id = [...crypto.getRandomValues(new Uint32Array(4))].join("-");
  const hear = ({ origin, source, data }) => {
    const isFrom = target === "*" ? source === asked : origin === target;
    if (isFrom && data?.message_id === id && data.subject === `${message.subject}.response`) {
      end();
      resolve(data);
    }
  };
  const late = setTimeout(() => {
    end();
    reject(new Error("no answer of the platform"));
  }, wait);
  const end = () => {
    clearTimeout(late);
    removeEventListener("message", hear);
  };
  addEventListener("message", hear);
  asked.postMessage({ ...message, message_id: id }, target);
});

// What the page around this one takes, and where. The question holds nothing secret, and that page
// may be at another address than the one where people are let in. Old platforms do not answer it.
const takers = () =>
  ask(around, "*", { subject: "lti.capabilities" }, FIRST_WAIT).then(
    ({ supported_messages: all }) => (Array.isArray(all) ? all : null), () => null);

// Where a message goes: as the page around says, or, where it says nothing, as the link did.
const store = message => takers().then(all => {
  const taker = all?.find(one => one?.subject === message.subject);
  if (all && !taker) {
    throw new Error("the platform does not take this");
  }
  const name = typeof taker?.frame === "string" && taker.frame !== "" ? taker.frame : frame;
  return ask(name === "_parent" ? around : around?.frames[name], platform, message, WAIT);
});

const steps = {
  // Whatever becomes of it, the launch goes on: a cookie may come back.
  put: () => {
    const next = () => location.replace(page.querySelector("a").href);
    store({ subject: "lti.put_data", key, value }).then(next, next);
  },
  get: () => {
    const form = page.querySelector("form");
    const send = data => {
      form.elements.stored.value = typeof data?.value === "string" ? data.value : "";
      form.submit();
    };
    store({ subject: "lti.get_data", key }).then(send, () => send());
  },
  close: () => around?.postMessage({ subject: "org.imsglobal.lti.close" }, platform)
};

steps[step]();
