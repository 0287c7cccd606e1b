import { z } from 'zod'
import { DEEPEST_ROW, type ListSpec, type SortWord } from '#kernel/list-query.ts'

const listWords = <Column extends string>(columns: readonly Column[]): SortWord<Column>[] =>
  columns.flatMap((column): SortWord<Column>[] => [column, `-${column}`])

/** The part of an endpoint's query that every list has; its filters are the endpoint's own: `listQuery(ORDERS).extend({ status })`. */
export const listQuery = <const Column extends string>({ sortable, sort, sizes }: ListSpec<Column>) =>
  z.object({
    sort: z
      .enum(listWords(sortable))
      .default(sort as never)
      .describe('A column; with a minus before it from the highest down'),
    page: z.coerce.number().int().min(1).max(DEEPEST_ROW).default(1),
    size: z.coerce
      .number()
      .int()
      .min(1)
      .max(Math.max(...sizes))
      .default(sizes[0])
      .describe('Rows of a page'),
  })

const DAY_MS = 86_400_000
const day = z.union([z.literal(''), z.iso.date()])

/** A period as the grid writes it, `2026-11-01..2026-11-15`, either end open; whole days in UTC. */
export const periodFilter = z
  .string()
  .max(22)
  .transform((text, context) => {
    const [from, until, ...rest] = text.split('..')
    const days = z.tuple([day, day]).safeParse([from, until])
    if (days.success && rest.length === 0 && text !== '..')
      return {
        from: days.data[0] === '' ? undefined : new Date(days.data[0]),
        to: days.data[1] === '' ? undefined : new Date(Date.parse(days.data[1]) + DAY_MS),
      }
    context.addIssue({ code: 'custom', message: 'is no period: 2026-11-01..2026-11-15, either day may be missing' })
    return z.NEVER
  })
