import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  countUnreadEntries,
  listInbox,
  markAllEntries,
  markEntry,
  readInboxPreferences,
  saveInboxPreferences,
} from '#foundation/inbox/inbox.api.ts'
import { chooseMail, writeEntry, type InboxKind } from '#foundation/inbox/inbox-kind.rules.ts'
import { readCursor, writeCursor } from '#foundation/inbox/inbox-cursor.service.ts'
import { countNeeds, countUnread, listEntries, listPresentKinds, markAll, markOne } from '#foundation/inbox/inbox-list.store.ts'
import { cutFound, holdsWords, MOST_SEARCHED } from '#foundation/inbox/inbox-search.rules.ts'
import { listChosenMails, listTopicsByMail, saveChosenMails } from '#foundation/inbox/inbox-preference.store.ts'
import { notifyInbox } from '#foundation/inbox/inbox.store.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import { userOf } from '#platform/http/access.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound } from '#platform/http/errors.ts'

export const inboxRoutes = (app: App): void => {
  const { clock, inboxKinds } = app.services
  const unreadOf = async ({ tx }: FastifyRequest, { id }: ScopeUser): Promise<{ unread: number }> => ({
    unread: (await countUnread(tx, [id], clock.now())).get(id) ?? 0,
  })
  const kindsFor = ({ roles }: ScopeUser): readonly InboxKind[] => inboxKinds.all.filter(({ isFor = () => true }) => isFor(roles))

  addEndpoint(app, listInbox, async (request) => {
    const user = userOf(request)
    const [{ tx }, now] = [request, clock.now()]
    const { view, kind: chosen, find = '', size, cursor, language, country } = request.query
    const after = cursor === undefined ? undefined : (readCursor(cursor) ?? badRequest('This page of the list is unknown.'))
    const kinds = inboxKinds.all.map(({ kind }) => kind).filter((kind) => chosen === undefined || kind === chosen)
    const limit = find === '' ? size + 1 : MOST_SEARCHED
    const rows = await listEntries(tx, { personId: user.id, kinds, view, after, limit, now })
    if (user.actorId !== undefined && !after) await writeAudit(tx, user, now, 'inbox.read', {})
    const locale = { language, country }
    const written = rows.flatMap((row) => {
      const kind = inboxKinds.find(row.kind)
      return kind ? [{ row, kind, said: writeEntry(kind, row, locale) }] : []
    })
    const { entries, last } = cutFound(
      written,
      ({ said }) => find === '' || holdsWords(`${said.title} ${said.line ?? ''}`, find),
      {
        size,
        isWhole: rows.length < limit,
      },
    )
    const present = await listPresentKinds(tx, user.id, now)
    return {
      entries: entries.map(({ row: { values: _, title: _title, link, at, ...row }, kind, said }) => ({
        ...{ ...row, icon: kind.icon, ...said, action: kind.words[language].action, path: link, at: at.toISOString() },
      })),
      next: last ? writeCursor(last.row) : null,
      ...(await unreadOf(request, user)),
      needs: await countNeeds(tx, user.id, now),
      mayMark: user.actorId === undefined,
      kinds: inboxKinds.all
        .filter(({ kind }) => present.includes(kind))
        .map(({ kind, words }) => ({ kind, name: words[language].name })),
    }
  })

  addEndpoint(app, countUnreadEntries, (request) => unreadOf(request, userOf(request)))

  addEndpoint(app, markEntry, async (request) => {
    const user = userOf(request)
    const readAt = request.body.isRead ? clock.now() : null
    const isChanged = await markOne(request.tx, { personId: user.id, id: request.params.id, readAt })
    if (isChanged === undefined) notFound('entry')
    if (isChanged) await notifyInbox(request.tx, [user.id])
    return unreadOf(request, user)
  })

  addEndpoint(app, markAllEntries, async (request) => {
    const user = userOf(request)
    const now = clock.now()
    const until = request.body.until === undefined ? now : new Date(request.body.until)
    if (await markAll(request.tx, user.id, until, now)) await notifyInbox(request.tx, [user.id])
    return unreadOf(request, user)
  })

  addEndpoint(app, readInboxPreferences, async (request) => {
    const user = userOf(request)
    const { tx, query } = request
    const [chosen, topics] = [await listChosenMails(tx, user.id), await listTopicsByMail(tx, user.id)]
    return {
      preferences: kindsFor(user).map((each) => {
        const { name, about } = each.words[query.language]
        const topicByMail = each.topic === undefined ? undefined : topics.get(each.topic)
        return { kind: each.kind, name, about, mail: chooseMail({ kind: each, chosen: chosen.get(each.kind), topicByMail }) }
      }),
    }
  })

  addEndpoint(app, saveInboxPreferences, async (request) => {
    const user = userOf(request)
    const choices = new Map(request.body.preferences.map(({ kind, mail }) => [kind, mail]))
    const known = kindsFor(user).map(({ kind }) => kind)
    const unknown = [...choices.keys()].find((kind) => !known.includes(kind))
    if (unknown !== undefined)
      badRequest('Please check the kinds of entries.', [{ path: 'preferences', message: `no kind ${unknown}` }])
    await saveChosenMails(
      request.tx,
      user.id,
      [...choices].map(([kind, mail]) => ({ kind, mail })),
    )
    await writeAudit(request.tx, user, clock.now(), 'notifications.changed', Object.fromEntries(choices))
    return { success: true as const }
  })
}
