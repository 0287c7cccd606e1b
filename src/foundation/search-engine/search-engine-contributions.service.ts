import type { DocumentSource } from '#foundation/search-engine/document-source.service.ts'
import type { Engine } from '#foundation/search-engine/search-engine.service.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** Documents that people can find. */
    readonly documentSources?: readonly DocumentSource[]
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly engine: Engine
  }
}
