/** The environment of programs that we start: nothing of the server's own, which holds its secrets. */
export const programEnv: NodeJS.ProcessEnv = {
  TZ: 'UTC',
  LC_ALL: 'C',
  ...(process.platform === 'win32' && { SystemRoot: process.env.SystemRoot, PATH: process.env.PATH }),
}
