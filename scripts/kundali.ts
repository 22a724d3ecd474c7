// For an astrologer to check the engine by:
//   npm run -s kundali -- table            every pair of charans with its eight kootas, as CSV
//   npm run -s kundali -- moon < births    raas, nakshatra and charan of births, one `YYYY-MM-DD HH:MM` (India) a line
//   npm run -s kundali -- patrika < births  the whole patrika of births, a line of JSON each, as
//     {"id":"b003","date":"1956-11-10","time":"19:08","timezone":"Asia/Kolkata","latitude":20.7453,"longitude":78.6022}
import { createInterface } from 'node:readline'
import { eight, kootaCodes } from '#domain/kundali/kootas/eight.ts'
import { moonOfBirth } from '#domain/kundali/moon.ts'
import { scoreOfPlaces } from '#domain/kundali/table.ts'
import { places } from '#domain/kundali/zodiac.ts'
import { patrikaLine } from './patrika-lines.ts'

// `table | head` closes the pipe early, which is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

function printTable(): void {
  const lines = [
    ['groom_nakshatra', 'groom_charan', 'bride_nakshatra', 'bride_charan', ...kootaCodes, 'total'],
    ...places.flatMap(groom =>
      places.map(bride => [
        ...[groom.nakshatra, groom.charan, bride.nakshatra, bride.charan],
        ...kootaCodes.map(code => eight[code].points(bride, groom)),
        scoreOfPlaces(bride.index, groom.index),
      ]),
    ),
  ]
  process.stdout.write(`${lines.map(line => line.join(',')).join('\n')}\n`)
}

async function printMoons(): Promise<void> {
  let number = 0
  for await (const line of createInterface({ input: process.stdin })) {
    number += 1
    const [, day = '', time = ''] = /^\s*(\S+)\s+(\d\d:\d\d)\s*$/.exec(line) ?? []
    const moon = moonOfBirth(day, time)
    if (moon?.timed) {
      const { raas, nakshatra, charan } = moon.place
      process.stdout.write(`${day},${time},${raas},${nakshatra},${charan}\n`)
    } else if (line.trim() !== '') {
      process.stderr.write(`line ${number}: not a birth as YYYY-MM-DD HH:MM: ${line.trim()}\n`)
      process.exitCode = 1
    }
  }
}

/** An invalid line is answered like the others, so it does not change the exit code. */
async function printPatrikas(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(patrikaLine(line))}\n`)
}

switch (process.argv[2]) {
  case 'table':
    printTable()
    break
  case 'moon':
    await printMoons()
    break
  case 'patrika':
    await printPatrikas()
    break
  default:
    process.stderr.write('kundali table | kundali moon < births | kundali patrika < births\n')
    process.exitCode = 2
}
