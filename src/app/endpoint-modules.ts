import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '../kernel/endpoint.ts'
import type { FormRules } from '../kernel/form-faults.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'shape' in value

const isFormRules = (value: unknown): value is FormRules => typeof value === 'object' && value !== null && 'fields' in value

/** An `.api.ts` as browsers get it: method, path, the shape of the reply and the rules of forms, without schemas and so without zod. */
export const writeEndpointModule = (exports: Readonly<Record<string, unknown>>): string =>
  Object.entries(exports)
    .flatMap(([name, value]) => {
      if (isFormRules(value)) return [`export const ${name} = ${JSON.stringify(value)}`]
      if (!isEndpoint(value)) return []
      const { method, path, sendsForm, shape } = value
      return [`export const ${name} = ${JSON.stringify({ method, path, sendsForm, shape })}`]
    })
    .join('\n')

/** zod would bring 24 kB (gzip) to every page that calls the server. */
export const endpointModules = (): Plugin => ({
  name: 'endpoint-modules',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\.api\.ts$/ },
    handler: async (id) => {
      // Node keeps what it once imported: while developing, a changed file has to be another address.
      const { mtimeMs } = await stat(id)
      const exports = (await import(`${pathToFileURL(id).href}?changed=${mtimeMs}`)) as Record<string, unknown>
      return { code: writeEndpointModule(exports), map: null, moduleType: 'js' }
    },
  },
})
