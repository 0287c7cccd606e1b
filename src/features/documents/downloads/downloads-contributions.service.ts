import type { Holder } from '#foundation/identity/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

/** Whether this person or visitor has sent the form of this key. */
export type HasSubmitted = (tx: Tx, formKey: string, holder: Holder) => Promise<boolean>

declare module '#platform/feature.ts' {
  interface Feature {
    /** Of the feature that keeps what people send by forms: what a document behind a form requests. */
    readonly hasSubmitted?: HasSubmitted
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Nobody has sent anything where no feature keeps forms. */
    hasSubmitted: HasSubmitted
  }
}
