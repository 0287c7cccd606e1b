import type { EndpointSpec } from '#kernel/endpoint.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../{foundation,features}/**/*.api.ts', { eager: true })

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'access' in value && 'method' in value && 'path' in value

/** Every endpoint that an `.api.ts` declares, hidden ones too, in the order of their addresses. */
export const allEndpoints: readonly EndpointSpec[] = [
  ...new Map(
    Object.values(modules)
      .flatMap((module) => Object.values(module).filter(isEndpoint))
      .map((one) => [`${one.path} ${one.method}`, one]),
  ).values(),
].toSorted((one, other) => (`${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1))
