import { sql } from 'kysely'
import { compareRights } from '#foundation/accounts/kinds/person-rights.rules.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import type { KindContext } from '#foundation/data-kinds/public.server.ts'
import { endAccess } from '#foundation/identity/public.server.ts'

type Changed = {
  readonly line: { readonly mail: string; readonly roles?: unknown; readonly status?: unknown }
  readonly before: Readonly<Record<string, unknown>> | undefined
}

/**
 * Rights that lines give and take are in the audit log under the names of the screen, and who may not sign in any more loses
 * what is open, whichever way the line came. Of files and programs the person stands for themselves in the log.
 */
export const settleRights = async ({ tx, services, by }: KindContext, changes: readonly Changed[]): Promise<void> => {
  const changed = changes
    .map(({ line, before }) => ({ mail: line.mail, ...compareRights(before, line) }))
    .filter(({ roles, access }) => roles ?? access)
  if (changed.length === 0) return
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from person where email = any(${changed.map(({ mail }) => mail)}::text[])`.execute(tx)
  const idOf = new Map(rows.map(({ id, email }) => [email, id]))
  const at = services.clock.now()
  for (const { mail, roles, access } of changed) {
    const id = idOf.get(mail)
    if (id === undefined) continue
    const about = { object: id, name: mail, ...(by === undefined && { by: 'import' }) }
    const who = { id, ...(by !== undefined && { actorId: by }) }
    if (roles) await writeAudit(tx, who, at, 'person.roles', { ...about, ...roles })
    if (access === 'closed') await endAccess(tx, id)
    if (access) await writeAudit(tx, who, at, access === 'closed' ? 'person.disabled' : 'person.enabled', about)
  }
}
