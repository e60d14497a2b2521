// For exercises that come back: today's number where the learner is, as due days are numbered, and a count in words.
const today = () => {
  const now = new Date();
  return Math.floor((now.getTime() / 6e4 - now.getTimezoneOffset()) / 1440);
};

const count = (number, one, many) => (number === 1 ? one : `${number} ${many}`);

export { count, today };
