export { InlineError } from '#foundation/portal-messages/inline-error.tsx'
export { modalError, showInlineError } from '#foundation/portal-messages/portal-error.client.ts'
export { NothingYet } from '#foundation/portal-messages/nothing-yet.tsx'
