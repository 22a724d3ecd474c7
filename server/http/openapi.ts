import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'
import { calls } from '#contract/index.ts'
import { isOfficeAccess } from './office-door.ts'

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const shapeOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })

function parametersOf(endpoint: Endpoint) {
  const shape = shapeOf(endpoint.input, 'input') as { properties?: Record<string, unknown>; required?: string[] }
  const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map(match => match[1]))
  return Object.entries(shape.properties ?? {})
    .filter(([name]) => endpoint.method === 'GET' || inPath.has(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || (shape.required ?? []).includes(name),
      schema,
    }))
}

function bodyOf(endpoint: Endpoint) {
  if (endpoint.method === 'GET') return undefined
  const schema = shapeOf(endpoint.input, 'input') as { properties?: Record<string, unknown> }
  if (!endpoint.file) return json(schema)
  const properties = { ...schema.properties, [endpoint.file]: { type: 'string', format: 'binary' } }
  return { content: { 'multipart/form-data': { schema: { type: 'object', properties } } } }
}

function answerOf(endpoint: Endpoint) {
  if (endpoint.output instanceof z.ZodType) return shapeOf(endpoint.output, 'output')
  return { oneOf: Object.values(endpoint.output).map(schema => shapeOf(schema, 'output')) }
}

/** Describes the calls for other programs, from the same declarations that mount them. */
export function openApiDocument(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(calls)) {
    // The office's calls would help nobody but an intruder.
    if (isOfficeAccess(endpoint.access)) continue
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = {
      operationId: name,
      'x-access': endpoint.access,
      security: endpoint.access === 'public' || endpoint.access === 'demo' ? [] : [{ bearer: [] }],
      parameters: parametersOf(endpoint),
      requestBody: bodyOf(endpoint),
      responses: {
        200: { description: 'Done', ...json(answerOf(endpoint)) },
        default: { description: 'Refused', ...json({ $ref: '#/components/schemas/Error' }) },
      },
    }
  }
  const error = {
    type: 'object',
    required: ['message', 'code'],
    properties: {
      message: { type: 'string' },
      code: { type: 'string', enum: Object.keys(errorStatus) },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
    },
  }
  return {
    openapi: '3.0.3',
    info: { title: `The calls of ${new URL(publicUrl).host}`, version: '1' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: { schemas: { Error: error }, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}
