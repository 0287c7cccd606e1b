import type { UploadKind } from '#foundation/uploads/upload.rules.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** Files that people may upload for it. */
    readonly uploadKinds?: readonly UploadKind[]
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Kinds of uploads, by name. */
    uploadKinds: ReadonlyMap<string, UploadKind>
  }
}
