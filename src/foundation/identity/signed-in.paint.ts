import { isSignedIn } from '#foundation/identity/session/sign-in-state.rules.ts'

/** `:root[data-signed-in]` lets styles keep room for what is personal before it arrives. A hint for the eye, nothing more [T-15]. */
export const paint = (): void => {
  const { documentElement: root, cookie } = document
  if (isSignedIn(cookie, root.dataset['domainId'] ?? '')) root.dataset['signedIn'] = ''
}
