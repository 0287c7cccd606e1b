import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { call } from '#browser/api.ts'
import { addPasskey, startPasskey } from '#foundation/second-factor/passkey/passkey.api.ts'

/** Fetched with the first passkey: no page carries it. */
const loadLibrary = () => import('@simplewebauthn/browser')

export type PasskeyOutcome = 'added' | 'cancelled' | 'known' | 'unsupported' | 'failed'

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')
/** The browser says the same whether someone closed its dialog or took too long. */
const isCancelled = (error: unknown): boolean => ['NotAllowedError', 'AbortError'].includes(nameOf(error))

/** Has the browser make a passkey, and saves it. */
export const makePasskey = async (appId: string): Promise<PasskeyOutcome> => {
  if (!('PublicKeyCredential' in window)) return 'unsupported'
  const started = await call(startPasskey, { appId, errors: 'own' })
  if (!started.ok) return 'failed'
  try {
    const { startRegistration } = await loadLibrary()
    const optionsJSON = started.data.options as unknown as PublicKeyCredentialCreationOptionsJSON
    const { clientExtensionResults, ...answer } = await startRegistration({ optionsJSON })
    const body = { answer: { ...answer, clientExtensionResults: { ...clientExtensionResults } } }
    const { ok, status } = await call(addPasskey, { appId, body, errors: 'own' })
    return ok ? 'added' : status === 409 ? 'known' : 'failed'
  } catch (error) {
    return nameOf(error) === 'InvalidStateError' ? 'known' : isCancelled(error) ? 'cancelled' : 'failed'
  }
}

/** The answer of one of the person's passkeys to what the server offered; undefined when they would rather not. */
export const answerByPasskey = async (options: unknown) => {
  try {
    const { startAuthentication } = await loadLibrary()
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
    const { clientExtensionResults, ...answer } = await startAuthentication({ optionsJSON })
    return { ...answer, clientExtensionResults: { ...clientExtensionResults } }
  } catch (error) {
    if (isCancelled(error)) return undefined
    throw error
  }
}
