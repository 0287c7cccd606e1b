/** Such as `purchase-orders:write`. */
export type KeyScope = `${string}:${'read' | 'write'}`

declare module '#platform/feature.ts' {
  interface Feature {
    /** Scopes of keys for programs, beside those of its kinds of data. */
    readonly keyScopes?: readonly KeyScope[]
    /** Scopes of keys of one customer company: what they open knows the key's company. */
    readonly companyKeyScopes?: readonly KeyScope[]
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Of all features. */
    keyScopes: readonly KeyScope[]
    companyKeyScopes: readonly KeyScope[]
  }
}
