import { countUnreadEntries } from '#foundation/inbox/inbox.api.ts'
import { firstCall } from '#foundation/first-calls/public.server.ts'
import { inboxMail } from '#foundation/inbox/inbox.service.ts'
import { inboxRoutes } from '#foundation/inbox/inbox.routes.ts'
import { inboxStreamRoutes } from '#foundation/inbox/stream/inbox-stream.routes.ts'
import { inboxSummaries, summaryMail } from '#foundation/inbox/summary.service.ts'
import { personalData } from '#foundation/inbox/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export type { InboxKind, InboxValues } from '#foundation/inbox/inbox-kind.rules.ts'
export { forgetChosenMails } from '#foundation/inbox/inbox-preference.store.ts'
export { createInboxKinds } from '#foundation/inbox/inbox-kind.service.ts'
export { INBOX_CHANNEL } from '#foundation/inbox/inbox.store.ts'
export { createInboxStreams } from '#foundation/inbox/stream/inbox-streams.service.ts'
export { chooseStreamLimits, type StreamLimits } from '#foundation/inbox/stream/stream-limit.rules.ts'
export {
  addToInbox,
  closeInInbox,
  findMailChoice,
  type InboxServices,
  type NewInboxEntry,
} from '#foundation/inbox/inbox.service.ts'

const SEEN_DAYS = 180
/** For people who never come back. */
const UNSEEN_DAYS = 400

export const inbox: Feature = {
  name: 'inbox',
  firstCalls: [firstCall(countUnreadEntries, () => ({}))],
  mails: [inboxMail, summaryMail],
  recurring: [inboxSummaries],
  routes: (app) => {
    inboxRoutes(app)
    inboxStreamRoutes(app)
  },
  personalData,
  retention: [
    keepForDays({
      table: 'inbox_entry',
      part: 'read',
      column: 'at',
      days: SEEN_DAYS,
      onlyIf: 'read_at is not null or expires_at < now()',
    }),
    keepForDays({ table: 'inbox_entry', part: 'unread', column: 'at', days: UNSEEN_DAYS }),
  ],
}
