// For what comes back: the number of the learner's day, which due days are compared with, and how many, in words.
const today = () => {
  const now = new Date();
  return Math.floor((now.getTime() / 6e4 - now.getTimezoneOffset()) / 1440);
};

const count = (number, one, many) => (number === 1 ? one : `${number} ${many}`);

export { count, today };
