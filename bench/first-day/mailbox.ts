import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  /** The six digits of the newest letter. */
  code(): string
  count(): number
  close(): void
}

/** Takes every letter that the site sends. */
export async function openMailbox(port: number): Promise<Mailbox> {
  const letters: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let letter = ''
      stream.on('data', chunk => {
        letter += chunk
      })
      stream.on('end', () => {
        letters.push(letter)
        done()
      })
    },
  })
  await new Promise<void>(resolve => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    code: () => /\b\d{6}\b/.exec(letters.at(-1)?.split('\r\n\r\n').slice(1).join() ?? '')?.[0] ?? '',
    count: () => letters.length,
    close: () => server.close(),
  }
}
