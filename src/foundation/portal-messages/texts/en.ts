export const en = {
  'error.title.default': 'Your request could not be completed',
  'error.title.maxFile': 'Too many files',
  'error.title.maxSize': 'The file is too large',
  'bt.internalcsrflow.popuperrormessage':
    "We weren't able to process your request, please try again and if you continue to see this message, click 'Contact Us' at the bottom of the page to report your issue to our web support team. Thank you.",
  'noAccess.title': 'You have no access to this portal',
  'noAccess.text':
    'You are signed in, but your contact may not use this portal. If you need access, please contact us and tell us your company and customer number.',
  'noAccess.signOut': 'Sign out',
  'noAccess.contact': 'Contact us',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'portal-messages': keyof typeof en
  }
}
