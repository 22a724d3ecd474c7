import type { FastifyInstance } from 'fastify'

/** Room for a crowd that arrives at once. A client without a place tries again only after a second, then after three and seven. */
const backlog = 4_096

/** Resolves to the port once the app listens. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Readonly<{ port: number; host: string }>,
): Promise<number> {
  await app.listen({ port, host, backlog })
  const bound = app.server.address()
  return bound && typeof bound === 'object' ? bound.port : port
}
