/** Long enough to find a phone or a key; short enough that a challenge left behind is of no use. */
export const CHALLENGE_SECONDS = 300
export const MAX_PASSKEYS = 20
export const MAX_NAME = 60

/** Authenticators that synchronise report 0 for ever; any other must count on, or it was copied [T-103]. */
export const isCounterSound = (stored: number, received: number): boolean => (stored === 0 && received === 0) || received > stored

/** The makers whose keys people have most; their numbers are public. */
const MAKERS: ReadonlyMap<string, string> = new Map([
  ['fbfc3007-154e-4ecc-8c0b-6e020557d7bd', 'iCloud Keychain'],
  ['dd4ec289-e01d-41c9-bb89-70fa845d4bf2', 'iCloud Keychain'],
  ['ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4', 'Google Password Manager'],
  ['adce0002-35bc-c60a-648b-0b25f1f05503', 'Chrome on Mac'],
  ['08987058-cadc-4b81-b6e1-30de50dcbe96', 'Windows Hello'],
  ['9ddd1817-af5a-4672-a2b9-3e3dd95000a9', 'Windows Hello'],
  ['6028b017-b1d4-4c02-b4b3-afcdafc96bb2', 'Windows Hello'],
  ['bada5566-a7aa-401f-bd96-45619a55120d', '1Password'],
  ['d548826e-79b4-db40-a3d8-11116f7e8349', 'Bitwarden'],
  ['531126d6-e717-415c-9320-3d9aa6981239', 'Dashlane'],
  ['53414d53-554e-4700-0000-000000000000', 'Samsung Pass'],
  ['2fc0579f-8113-47ea-b116-bb5a8db9202a', 'YubiKey 5'],
  ['ee882879-721c-4913-9775-3dfcce97072a', 'YubiKey 5'],
])

export type NewPasskeyFacts = { readonly aaguid: string; readonly transports: readonly string[]; readonly device: string }

/** The name of a new passkey until its owner chooses one: its maker, else the kind of key, else the device. */
export const namePasskey = ({ aaguid, transports, device }: NewPasskeyFacts): string => {
  const isKey = transports.some((way) => way === 'usb' || way === 'nfc' || way === 'ble') && !transports.includes('internal')
  return (MAKERS.get(aaguid) ?? (isKey ? 'Security key' : device)) || 'Passkey'
}

/** How a sign-in with a passkey was proven (RFC 8176): a key, the person's presence, and so two factors. */
export const methodsOfPasskey = (isSynced: boolean): readonly string[] => [isSynced ? 'swk' : 'hwk', 'user', 'mfa']
