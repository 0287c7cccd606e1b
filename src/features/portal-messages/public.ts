export { InlineError } from '#features/portal-messages/inline-error.tsx'
export { modalError, showInlineError } from '#features/portal-messages/portal-error.client.ts'
