import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'
import { calls } from '#contract/index.ts'

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const shapeOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })

function parametersOf(declared: Endpoint) {
  const shape = shapeOf(declared.input, 'input') as { properties?: Record<string, unknown>; required?: string[] }
  const inPath = new Set([...declared.path.matchAll(/:(\w+)/g)].map(match => match[1]))
  return Object.entries(shape.properties ?? {})
    .filter(([name]) => declared.method === 'GET' || inPath.has(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || (shape.required ?? []).includes(name),
      schema,
    }))
}

function bodyOf(declared: Endpoint) {
  if (declared.method === 'GET') return undefined
  const schema = shapeOf(declared.input, 'input') as { properties?: Record<string, unknown> }
  if (!declared.file) return json(schema)
  const properties = { ...schema.properties, [declared.file]: { type: 'string', format: 'binary' } }
  return { content: { 'multipart/form-data': { schema: { type: 'object', properties } } } }
}

function answerOf(declared: Endpoint) {
  if (declared.output instanceof z.ZodType) return shapeOf(declared.output, 'output')
  return { oneOf: Object.values(declared.output).map(schema => shapeOf(schema, 'output')) }
}

/** The calls for programs, out of the same declarations that mount them. */
export function openApiDocument(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, declared] of Object.entries<Endpoint>(calls)) {
    const path = declared.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][declared.method.toLowerCase()] = {
      operationId: name,
      'x-access': declared.access,
      security: declared.access === 'public' || declared.access === 'demo' ? [] : [{ bearer: [] }],
      parameters: parametersOf(declared),
      requestBody: bodyOf(declared),
      responses: {
        200: { description: 'Done', ...json(answerOf(declared)) },
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
    info: { title: 'Saptapadi', version: '1' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: { schemas: { Error: error }, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}
