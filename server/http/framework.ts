import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import type { Gate } from './gate.ts'
import { answerClientError, answerFrameworkError } from './raw-errors.ts'
import { type BodyTimes, gatedServer, usualBodyTimes } from './server.ts'

const bodyLimit = 256 * 1024

/** A number is a count of proxies. Fastify itself takes only addresses or a function. */
const trustedProxies = (trustProxy: Config['trustProxy']) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy

function noSchemas(): never {
  throw new Error('a route has a schema of the framework: declare its call in contract/')
}

interface FrameworkOptions {
  config: Config
  /** Refuses members' calls when it is full. */
  members: Gate
  /** When a body is given up, where that differs. */
  slowBody?: Partial<BodyTimes>
  /** Called with the number of refused calls after they were logged. */
  onRefused(calls: number): void
}

/** Fastify with our own server, limits and answers, and without any route. */
export function openFramework({ config, members, slowBody, onRefused }: FrameworkOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    bodyLimit,
    trustProxy: trustedProxies(config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // The framework's own answer would lack our headers, so requests that arrive during a stop are answered as usual.
    return503OnClosing: false,
    serverFactory: gatedServer({
      members,
      publicUrl: config.publicUrl,
      connectionsPerAddress: config.trustProxy === false ? config.connectionsPerAddress : null,
      bodyTimes: { ...usualBodyTimes, ...slowBody },
      onRefused(calls) {
        app.log.warn({ calls }, 'refused: more than this node can answer')
        onRefused(calls)
      },
    }),
    routerOptions: { maxParamLength: 200 },
    // Calls are parsed and serialised by their declarations, so the framework need not load compilers of its own.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: answerFrameworkError(config.publicUrl),
    clientErrorHandler: answerClientError(config.publicUrl),
    logger:
      config.logLevel === 'silent'
        ? false
        : // Whoever reads a log looks for an hour, and the framework would write milliseconds since 1970.
          { level: config.logLevel, timestamp: () => `,"time":"${new Date().toISOString()}"` },
  })
  return app
}
