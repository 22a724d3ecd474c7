/** The pages anyone may open, in the order a visitor would read them. */
export const publicPaths = [
  '/home',
  '/our-procedure',
  '/success-stories',
  '/contact',
  '/about-us',
  '/terms',
  '/privacy',
  '/safety',
  '/grievance',
  '/how-we-check',
  '/refunds',
] as const
export type PublicPath = (typeof publicPaths)[number]

export const isPublicPath = (path: string): path is PublicPath => (publicPaths as readonly string[]).includes(path)

/** The pages whose words the provider writes. */
export const writtenPaths = [
  '/about-us',
  '/terms',
  '/privacy',
  '/safety',
  '/grievance',
  '/how-we-check',
  '/refunds',
] as const satisfies readonly PublicPath[]
export type WrittenPath = (typeof writtenPaths)[number]

export const isWrittenPath = (path: string): path is WrittenPath => (writtenPaths as readonly string[]).includes(path)

/** Which page of a long list an address asks for, counted from one. */
export function pageIn(query: Readonly<Record<string, string>>): number {
  const asked = Math.trunc(Number(query.page))
  return asked > 1 && asked <= 100_000 ? asked : 1
}
