export const en = {
  list: 'Mails of this site',
  all: 'All mails',
  changed: 'Changed: {languages}',
  language: 'Language',
  'field.subject': 'Subject',
  'field.greeting': 'Greeting',
  'field.text': 'Text',
  'field.link': 'Link',
  'field.closing': 'Closing',
  'field.line': 'Line {number}',
  placeholders: 'Filled in when it is sent: {names}',
  'fault.empty': 'Write something here, or go back to the original.',
  'fault.long': 'This is too long.',
  'fault.lines': 'A subject is one line without control characters.',
  'fault.unknown': 'This mail does not know {names}.',
  'fault.missing': '{names} has to stay: without it the mail leads nowhere.',
  preview: 'Preview',
  'preview.text': 'With invented values. Lines that stand only in some of these mails are all shown.',
  save: 'Save',
  send: 'Send to me',
  original: 'Back to the original',
  saved: 'Saved. Mails have these words from now on.',
  sent: 'A mail is on its way to {to}.',
  correct: 'Correct what is marked first.',
  conflict: 'Somebody has changed these words in the meantime. Open the page again.',
  failed: 'This did not work. Please try again.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'mail-texts': keyof typeof en
  }
}
