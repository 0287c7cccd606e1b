import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '#platform/http/problem.ts'
import { phraseIssue } from '#platform/http/validation.rules.ts'

const MAX_DETAILS = 20

const refuse = (error: z.core.$ZodError): Problem => {
  const details = error.issues
    .slice(0, MAX_DETAILS)
    .map(({ path, message }) => ({ path: path.map(String).join('.'), message: message.slice(0, 200) }))
  const [first] = details
  const text = first ? `${first.path || 'The request'} ${first.message}` : 'is not valid'
  return new Problem(400, 'invalid_input', `Please check what was sent: ${text}.`, { details })
}

const compileValidator: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (data) => {
    const result = z.core.safeParse(schema, data, { error: phraseIssue })
    return result.success ? { value: result.data } : { error: refuse(result.error) }
  }

/** Schemas on routes are zod's, their complaints are ours. Fastify then does not load the JSON Schema compilers that nobody uses. */
export const zodOptions: Pick<FastifyServerOptions, 'schemaController'> = {
  schemaController: {
    compilersFactory: {
      // Fastify types them as Ajv's, though it calls them as its own.
      buildValidator: (() => compileValidator) as never,
      buildSerializer: (() => serializerCompiler) as never,
    },
  },
}
