import type { FastifyInstance } from 'fastify'

/** Room for a crowd that comes at once. Whoever finds no place tries again only after a second, then after three and seven. */
const backlog = 4_096

/** Listens, and resolves to the port. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Readonly<{ port: number; host: string }>,
): Promise<number> {
  await app.listen({ port, host, backlog })
  const bound = app.server.address()
  return bound && typeof bound === 'object' ? bound.port : port
}
