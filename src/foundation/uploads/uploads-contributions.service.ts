import type { UploadKind } from '#foundation/uploads/upload.rules.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** What people may upload for it. */
    readonly uploadKinds?: readonly UploadKind[]
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What may be uploaded, by name. */
    uploadKinds: ReadonlyMap<string, UploadKind>
  }
}
