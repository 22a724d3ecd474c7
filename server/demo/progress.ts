const width = 40
const redrawEvery = 100

/** Draws a bar on a terminal; writes a percentage at each tenth when the output is a file. */
export function progressBar(total: number, out: NodeJS.WriteStream) {
  let drawnAt = 0
  let tenths = 0
  return {
    at(made: number): void {
      if (!out.isTTY) {
        const tenth = Math.floor((made * 10) / total)
        if (tenth > tenths) out.write(`${tenth * 10} % `)
        tenths = Math.max(tenths, tenth)
        return
      }
      if (made < total && Date.now() - drawnAt < redrawEvery) return
      drawnAt = Date.now()
      const full = Math.round((made / total) * width)
      out.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${made} of ${total}`)
    },
    done: () => void out.write('\n'),
  }
}
