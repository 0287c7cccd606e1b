export const en = {
  'mail.hello': 'Hello {name},',
  'mail.bye': 'Your team at {site}',
  'mail.notYou': 'If it was not you, change your password at once and remove what you do not know under “Sign-in and security”:',
  'mail.passkeyAdded.subject': 'A passkey was added to your account',
  'mail.passkeyAdded.text': 'The passkey “{name}” was added to your account at {site}. It can be used to sign in.',
  'mail.passkeyRemoved.subject': 'A passkey was removed from your account',
  'mail.passkeyRemoved.text':
    'The passkey “{name}” was removed from your account at {site}. It can no longer be used to sign in.',
  'mail.authenticatorAdded.subject': 'An authenticator app was set up for your account',
  'mail.authenticatorAdded.text':
    'An authenticator app was set up for your account at {site}. From now on we ask for a code after your password.',
  'mail.authenticatorRemoved.subject': 'The authenticator app was removed from your account',
  'mail.authenticatorRemoved.text':
    'The authenticator app was removed from your account at {site}. Its codes are no longer asked for when you sign in.',
  'mail.codesReplaced.subject': 'You have new recovery codes',
  'mail.codesReplaced.text': 'New recovery codes were made for your account at {site}. The old ones no longer work.',
  'mail.codeUsed.subject': 'A recovery code was used',
  'mail.codeUsed.text': 'Someone signed in to your account at {site} with one of your recovery codes. Codes left: {left}.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'second-factor': keyof typeof en
  }
}
