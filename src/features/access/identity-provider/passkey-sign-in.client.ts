import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { call } from '#browser/api.ts'
import { startPasskeySignIn } from '#features/access/identity-provider/passkey-sign-in.api.ts'

/** A challenge counts for five minutes: what waits in the field's list is renewed before. */
const RENEW_MS = 240_000

/** Fills the form with the authenticator's answer and sends it like any other: the next page is the server's. */
const prove = async (form: HTMLFormElement, useBrowserAutofill: boolean): Promise<'sent' | 'failed' | 'cancelled'> => {
  const path = `${new URL(form.action).pathname}/options`
  const { data } = await call(startPasskeySignIn, { path, isQuiet: true, errors: 'own' })
  if (!data) return 'failed'
  const optionsJSON = data.options as unknown as PublicKeyCredentialRequestOptionsJSON
  try {
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill })
    const field = form.elements.namedItem('answer')
    if (field instanceof HTMLInputElement) field.value = JSON.stringify(answer)
    form.requestSubmit()
    return 'sent'
  } catch (error) {
    // Who closes the browser's dialog, or picks another way meanwhile, needs no message.
    return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name) ? 'cancelled' : 'failed'
  }
}

/** Who typed a password has chosen, also before this script was there: the other way is hidden, without moving the page. */
const offerUntilPassword = (form: HTMLFormElement): void => {
  const password = document.querySelector<HTMLInputElement>('input[name=password]')
  const update = (): void => void form.toggleAttribute('data-unused', (password?.value ?? '') !== '')
  password?.addEventListener('input', update)
  update()
}

export const attachPasskey = async (form: HTMLFormElement): Promise<void> => {
  const button = form.querySelector('button')
  const problem = form.querySelector<HTMLElement>('[data-passkey-problem]')
  offerUntilPassword(form)
  const offer = (): void => void prove(form, true)
  const proveOnClick = async (): Promise<void> => {
    if (problem) problem.hidden = true
    const outcome = await prove(form, false)
    if (problem) problem.hidden = outcome !== 'failed'
  }
  button?.addEventListener('click', () => void proveOnClick())
  if (document.querySelector('input[autocomplete$=webauthn]') && (await browserSupportsWebAuthnAutofill())) {
    offer()
    setInterval(offer, RENEW_MS)
  }
}
