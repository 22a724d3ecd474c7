import { setTimeout as pause } from 'node:timers/promises'

const goodWithin = 1_000
const paths = { health: '/api/health', 'the home page': '/home' }

/** Asks for health and a public page all the time. Resolves to what came of it. */
export async function watch(port: number, signal: AbortSignal): Promise<{ isGood: boolean; words: string }> {
  const counts = await Promise.all(
    Object.entries(paths).map(async ([name, path]) => {
      const took: number[] = []
      let [ok, answered] = [0, 0]
      while (!signal.aborted) {
        const began = performance.now()
        const status = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(10_000) }).then(
          async answer => {
            await answer.arrayBuffer()
            return answer.status
          },
          () => 0,
        )
        const milliseconds = performance.now() - began
        took.push(milliseconds)
        if (status === 200) answered++
        if (status === 200 && milliseconds <= goodWithin) ok++
        await pause(100)
      }
      const words = `${name} ${ok} of ${took.length} good, slowest ${Math.max(...took).toFixed(0)} ms`
      return { words, isGood: answered === took.length }
    }),
  )
  return { isGood: counts.every(one => one.isGood), words: counts.map(one => one.words).join('; ') }
}
