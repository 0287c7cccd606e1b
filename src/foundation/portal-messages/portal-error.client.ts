import type { ErrorTitle } from '#foundation/portal-messages/portal-error.rules.ts'
import { createSharedValue } from '#browser/shared-value.ts'

/** Without a text it is the portal's general sentence [8.1.4]. */
export type ShownError = { readonly title: ErrorTitle; readonly text?: string }

/** The content of the global modal. */
export const modalError = createSharedValue<ShownError | undefined>(undefined)
/** The text of `.error-msg`; a new object each time, so that a repetition is announced again. */
export const inlineError = createSharedValue<{ readonly text: string } | undefined>(undefined)
/** How many places for inline errors the page has. */
export const inlinePlaces = createSharedValue(0)

/** Something went wrong that has no words of its own [8.1.4]. */
export const showPortalError = (): void => modalError.set({ title: 'default' })

/** Tells in the page's place for it what failed; it fades [8.1.2, 8.5.1]. */
export const showInlineError = (text: string): void => inlineError.set({ text })
