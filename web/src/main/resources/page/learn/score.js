/** How many puzzles of a game were solved on the first try, and which comes next; kept in the browser. */
const key = (name) => `kumite.puzzles.${name}`;
const START = { next: 0, right: 0, tried: 0 };

const read = (name) => {
  try {
    return { ...START, ...JSON.parse(localStorage.getItem(key(name)) ?? '{}') };
  } catch {
    return START;
  }
};

const write = (name, score) => localStorage.setItem(key(name), JSON.stringify(score));

export const score = {
  of: read,
  add: (name, solved) => {
    const { next, right, tried } = read(name);
    write(name, { next, right: right + (solved ? 1 : 0), tried: tried + 1 });
  },
  keep: (name, next) => write(name, { ...read(name), next }),
};
