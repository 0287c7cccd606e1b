/** The sign-in page offers passkeys where the browser has them; what it takes is fetched there alone. */
export const enhance = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-passkey]')
  if (!form || !('PublicKeyCredential' in window)) return
  // Without it the form stays invisible, and the password works as before.
  import('#features/access/identity-provider/passkey-sign-in.client.ts')
    .then(({ attachPasskey }) => attachPasskey(form))
    .catch(() => undefined)
}
