import { z } from 'zod'

const MOST_PAGES = 400

/** Where a list goes on, as an earlier answer said it. */
export const cursorSchema = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'is none that was answered')
  .optional()
  .describe('`nextCursor` of the answer before')

export const pageOf = (cursor: string | undefined): number => Math.min(MOST_PAGES, Number(cursor ?? '1'))

/** Null where the list ends. */
export const nextCursor = ({ page, size, total }: { page: number; size: number; total: number }): string | null =>
  page * size < total && page < MOST_PAGES ? String(page + 1) : null
