import type { z } from 'zod'
import type { IntegrationScope } from '#foundation/integration/integration-key.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

/** `error` is for the people who run the other program. */
export type LineResult = { readonly ok: true } | { readonly ok: false; readonly error: string }

export type IntegrationContext = { readonly tx: Tx; readonly tenant: TenantKey; readonly services: Services }

/** A kind of data: the schema of a line, and how lines are applied. */
export type IntegrationKind = {
  readonly name: string
  readonly scope: IntegrationScope
  readonly schema: z.ZodType
  /**
   * One result for each line, in their order, all in one transaction; a line that repeats what is known changes nothing.
   * A batch that throws is tried again line by line.
   */
  readonly apply: (context: IntegrationContext, lines: readonly never[]) => Promise<readonly LineResult[]>
  /** The subject of a line: lines about different subjects may be applied side by side. Without it, one after the other. */
  readonly subjectOf?: (line: never) => string
}

/** Keeps the type of the lines between schema and `apply`. */
export const defineKind = <Schema extends z.ZodType>(kind: {
  readonly name: string
  readonly scope: IntegrationScope
  readonly schema: Schema
  readonly apply: (context: IntegrationContext, lines: readonly z.infer<Schema>[]) => Promise<readonly LineResult[]>
  readonly subjectOf?: (line: z.infer<Schema>) => string
}): IntegrationKind => kind
