// Takes a part of one processor until it is told to end: node bench/burn.ts (part between 0 and 1).
const part = Number(process.argv[2])
const slice = 10
setInterval(() => {
  const until = performance.now() + slice * part
  while (performance.now() < until);
}, slice)
process.on('disconnect', () => process.exit())
