import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { findRecordsPath, listRecordsPath } from '#features/administration/data-admin/public.ts'
import {
  MOST_CUSTOMER_ITEMS,
  type CustomerRequest,
  type CustomerSection,
  type CustomerTarget,
} from '#foundation/accounts/public.server.ts'
import { mayReadData } from '#foundation/identity/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import { userOf } from '#platform/http/access.ts'

const toHref = (target: CustomerTarget | undefined): string | null => {
  if (target === undefined || typeof target === 'string') return target ?? null
  return (
    ('find' in target ? findRecordsPath(target.kind, target.find) : listRecordsPath(target.kind, target.field, target.values)) ??
    null
  )
}

const readContent = async (section: CustomerSection, request: CustomerRequest) => {
  const { count, summary, items, target } = await section.read(request)
  return {
    count,
    summary: summary ?? null,
    href: toHref(target),
    items: items.slice(0, MOST_CUSTOMER_ITEMS).map(({ label, detail, note, tone = 'idle', amount, limit, at, ...item }) => ({
      ...{ label, href: toHref(item.target), detail: detail ?? null, note: note ?? null, tone },
      ...{ amount: amount ?? null, limit: limit ?? null, at: at?.toISOString() ?? null },
    })),
  }
}

/** A statement that fails would end the transaction for the sections behind it. */
const orNull = async <T>({ tx, log }: FastifyRequest, name: string, read: () => Promise<T>): Promise<T | null> => {
  await sql`savepoint customer_section`.execute(tx)
  try {
    return await read()
  } catch (error) {
    log.error({ err: error, section: name }, 'a section of a customer could not be read')
    await sql`rollback to savepoint customer_section`.execute(tx)
    return null
  }
}

/** One after the other on the connection of the request. */
export const readSections = async (
  request: FastifyRequest,
  sections: readonly CustomerSection[],
  given: Omit<CustomerRequest, 'tx' | 'say'>,
) => {
  const { roles } = userOf(request)
  const read = []
  for (const section of sections) {
    const words = lookUp(given.services.dictionaries[given.language], section.namespace) ?? {}
    const say = (key: string, values: TextValues = {}): string => fillText(lookUp(words, key) ?? key, values)
    const { name, right } = section
    const lacked = right !== undefined && !mayReadData(roles, right) ? right : null
    read.push({
      ...{ name, title: say(section.title), empty: say(section.empty) },
      day: section.day === undefined ? null : say(section.day),
      right: lacked,
      content:
        lacked === null ? await orNull(request, name, () => readContent(section, { ...given, tx: request.tx, say })) : null,
    })
  }
  return read
}
