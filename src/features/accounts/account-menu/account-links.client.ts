import { createSharedValue } from '#browser/shared-value.ts'

/** A link that another feature brings into the menu behind the person's name. */
export type AccountLink = {
  /** Its tags [2.3.22]. */
  readonly id: string
  readonly label: string
  readonly href: string
  /** In the page, but not to be seen: this person may not have it. */
  readonly isHidden: boolean
}

const links = createSharedValue<readonly AccountLink[]>([])

export const offerAccountLinks = (offered: readonly AccountLink[]): void => links.set(offered)
export const useAccountLinks = links.use
