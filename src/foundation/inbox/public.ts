export {
  inboxMailsForm,
  listInbox,
  markAllEntries,
  markEntry,
  readInboxPreferences,
  saveInboxPreferences,
} from '#foundation/inbox/inbox.api.ts'
export { MAIL_CHOICES, type MailChoice } from '#foundation/inbox/mail-choice.rules.ts'
export { INBOX_VIEWS, type InboxView } from '#foundation/inbox/inbox-list.rules.ts'
export { unreadEntries } from '#foundation/inbox/stream/unread.client.ts'
