import { z } from 'zod'

/** An authenticator sends bytes in base64url. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional().catch(undefined),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
}

/** RegistrationResponseJSON of WebAuthn. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(32_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})
export type Attestation = z.infer<typeof attestation>

/** AuthenticationResponseJSON of WebAuthn. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(200).nullish(),
  }),
})
export type Assertion = z.infer<typeof assertion>

const clientData = z.object({ challenge: z.string().min(1).max(500) })

/** The challenge that was answered, read from the decoded client data; undefined for what is none. */
export const readChallenge = (decoded: string): string | undefined => {
  try {
    return clientData.safeParse(JSON.parse(decoded)).data?.challenge
  } catch {
    return undefined
  }
}
