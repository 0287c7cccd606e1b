import { z } from 'zod'
import type { Place } from '#foundation/inbox/inbox-list.rules.ts'

const stored = z.tuple([z.boolean(), z.iso.datetime(), z.uuid()])

export const writeCursor = ({ needsAction, at, id }: Place): string =>
  Buffer.from(JSON.stringify([needsAction, at.toISOString(), id])).toString('base64url')

/** Undefined for what no page of ours gave out. */
export const readCursor = (text: string): Place | undefined => {
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
  const { data } = stored.safeParse(value)
  return data && { needsAction: data[0], at: new Date(data[1]), id: data[2] }
}
