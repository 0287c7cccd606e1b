import type { z } from 'zod'
import type { CheckedLine, DataKind, KindContext, LineResult as KindLineResult } from '#foundation/data-kinds/public.server.ts'

/** `error` is for the people who run the other program. */
export type LineResult = { readonly ok: true } | { readonly ok: false; readonly error: string }
export type IntegrationContext = KindContext

const parseBy =
  (schema: z.ZodType) =>
  (value: unknown): CheckedLine => {
    const parsed = schema.safeParse(value)
    if (parsed.success) return { line: parsed.data as Readonly<Record<string, unknown>>, isDeleted: false }
    return { problems: parsed.error.issues.map(({ path, message }) => ({ column: path.join('.'), reason: message })) }
  }

const toResult = (result: LineResult): KindLineResult =>
  result.ok ? { ok: true, change: 'changed' } : { ok: false, problems: [{ column: '', reason: result.error }] }

/** A kind whose lines report what happened elsewhere, such as an order that moved on; keeps the type between schema and `apply`. */
export const defineKind = <Schema extends z.ZodType>(kind: {
  readonly name: string
  readonly help: string
  readonly schema: Schema
  readonly keys: readonly string[]
  readonly example: z.input<Schema>
  readonly apply: (context: IntegrationContext, lines: readonly z.infer<Schema>[]) => Promise<readonly LineResult[]>
  readonly subjectOf?: (line: z.infer<Schema>) => string
}): DataKind => {
  const { schema, apply, example, ...rest } = kind
  return {
    ...rest,
    fields: {},
    example: example as Readonly<Record<string, unknown>>,
    isDecidedByData: true,
    parse: parseBy(schema),
    apply: async (context, lines) => {
      const results = await apply(
        context,
        lines.map(({ line }) => line as z.infer<Schema>),
      )
      return results.map(toResult)
    },
  }
}
